import { expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../../scripts/testing/in-empty-folder.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { urlOf } from '../../stores/urls.ts';
import { readRecall } from './recall.ts';

inEmptyFolder();

const pageIn = (language: string, to = 'HF24098', more = '') => ({
  [`recalled-products/${language}.md`]: `---
key: content/recalled-products
title: Recall in ${language}
description: A cord may come loose.
section: customer-service
updatedOn: 2026-01-05
${more}recall:
  recalledOn: 2026-01-04
  products: [toy]
  batches: [{ from: HF24031, to: ${to} }]
---

A cord may come loose.

---

Cut it.
`,
});
const read = () => readRecall('recalled-products', '.');

test('a recall is what its page says, in the owner’s language or another that the storefront has', async () => {
  await writeFiles({ ...pageIn('en'), ...pageIn('sv') });
  const { products, pageIn: where } = await read();
  expect(products).toEqual(['toy']);
  const key = 'content/recalled-products';
  expect(where(stores.se, 'sv')).toMatchObject({ title: 'Recall in sv', url: urlOf(stores.se, 'sv', key) });
  expect(where(stores.de, 'de')).toMatchObject({ title: 'Recall in en', url: urlOf(stores.de, 'de', key) });
});

test.each([
  ['is not there', {}, /^There is no recall "recalled-products"\. There are: none\./],
  ['is a draft', pageIn('en', 'HF24098', 'draft: true\n'), /en\.md is a draft\. Publish the page first/],
  ['differs between languages', { ...pageIn('en'), ...pageIn('sv', 'HF24097') }, /recall different things/],
])('product 7.323: nobody is written to about a recall that %s', async (_what, files, trouble) => {
  await writeFiles(files);
  await expect(read()).rejects.toThrow(trouble);
});
