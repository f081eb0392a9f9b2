import { expect, test } from 'vitest';
import { digestOfInputs } from './build-inputs.ts';

test('the same inputs have the same digest, other settings another', async () => {
  const first = await digestOfInputs({ STORE: 'us' });
  expect(await digestOfInputs({ STORE: 'us' })).toBe(first);
  expect(await digestOfInputs({ STORE: 'se' })).not.toBe(first);
});
