import { expect, it } from 'vitest';
import { isInEea } from './european-economic-area.ts';

it('has 27 members of the European Union, and Iceland, Liechtenstein, and Norway; neither Switzerland nor the United Kingdom', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter(isInEea)).toHaveLength(30);
  expect(['is', 'li', 'no', 'hr', 'ch', 'gb', 'us'].map(isInEea)).toEqual([
    ...[true, true, true, true],
    ...[false, false, false],
  ]);
});
