import { expect, it } from 'vitest';
import { stores } from '../../../stores/testing/storefronts.ts';
import { languages } from '../../../stores/types.ts';
import { renderMail } from './render-mail.ts';

const pageUrl = 'https://shop.example/newsletter/?subscription=N-DE-1&reader=v1.a.b';

it.each(languages)(
  'product 4.765: the e-mails are complete in %s, as HTML and as plain text',
  async (language) => {
    const where = { store: stores.de, language };
    const mails = await Promise.all([
      renderMail('newsletter-confirm', { pageUrl, hours: 48, isSubscribed: false }, where),
      renderMail('newsletter-confirm', { pageUrl, hours: 48, isSubscribed: true }, where),
      renderMail('newsletter-welcome', { pageUrl }, where),
    ]);
    expect(mails[0].text).toContain('48');
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3);
    for (const { subject, html, text } of mails) {
      expect(html).toContain(`<html lang="${language}" dir="ltr">`);
      expect(text).toContain(pageUrl);
      expect(`${subject} ${text}`).not.toMatch(/\b(newsletter\w*[.:]\w|promise)|\{\{|undefined|\bnull\b/);
    }
  },
);
