import { expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../testing/in-empty-folder.ts';
import { digestsOfInputs } from './build-inputs.ts';

inEmptyFolder();

const digestWith = async (files: Readonly<Record<string, string>>, settings = {}) => {
  await writeFiles(files);
  return (await digestsOfInputs(settings)).all;
};
const sources = { 'src/app.tsx': 'one', 'locales/sv/translation.json': '{}', 'package.json': '{}' };

test('the same inputs have the same digest, whatever the order of the settings', async () => {
  const first = await digestWith(sources, { STORE: 'us', PSEUDO_TEXTS: '0' });
  expect(await digestWith(sources, { PSEUDO_TEXTS: '0', STORE: 'us' })).toBe(first);
});

test.each([
  ['another text', { 'src/app.tsx': 'two' }, { STORE: 'us' }],
  ['another catalogue', { 'demo/catalogue/products.ts': '' }, { STORE: 'us' }],
  ['another commerce service', { 'sandbox/commercetools/products.ts': '' }, { STORE: 'us' }],
])('%s changes the digest', async (_, changes, settings) => {
  const first = await digestWith(sources, { STORE: 'us' });
  expect(await digestWith(changes, settings)).not.toBe(first);
});

test.each(['src/app.test.tsx', 'src/cart/testing/fake-cart.ts', 'tests/journeys/cart.spec.ts'])(
  '%s does not make a build stale',
  async (path) => {
    const first = await digestWith(sources);
    expect(await digestWith({ [path]: 'new' })).toBe(first);
  },
);
