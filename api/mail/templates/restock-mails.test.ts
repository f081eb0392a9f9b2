import { expect, it } from 'vitest';
import { stores } from '../../../stores/testing/storefronts.ts';
import { languages } from '../../../stores/types.ts';
import { renderMail } from './render-mail.ts';

const hostile = '<img src=x onerror=alert(1)> & {{hours}}';
const pageUrl = 'https://shop.example/back-in-stock/?request=R-DE-1&key=v1.a.b';
const productUrl = 'https://shop.example/products/bib/?sku=A';
const product = { name: hostile, variantLabel: 'Rot' };

it.each(languages)('are complete in %s, as HTML and as plain text', async (language) => {
  const where = { store: stores.de, language };
  const asked = await renderMail('restock-confirm', { ...product, pageUrl, hours: 48, days: 180 }, where);
  const told = await renderMail('back-in-stock', { ...product, productUrl }, where);
  expect(asked.text).toContain(pageUrl);
  expect(asked.text).toContain('48');
  expect(asked.text).toContain('180');
  expect(told.text).toContain(productUrl);
  for (const { subject, html, text } of [asked, told]) {
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    expect(html).not.toContain('<img');
    expect(text).toContain('(Rot)');
    for (const written of [subject, text]) {
      const own = written.replaceAll(hostile, '');
      expect(own).not.toMatch(/\b(restockConfirm|backInStock)\.\w/);
      expect(own).not.toMatch(/\{\{|undefined|\bnull\b|\[object/);
    }
  }
});
