import { beforeEach, describe, expect, test } from 'vitest';
import { filePlaceSchema } from '../../contract/files.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';

let shop: ReturnType<typeof fakeShopApi>;
beforeEach(() => {
  shop = fakeShopApi();
});

const message = {
  name: 'Ada Berg',
  email: 'ada@example.com',
  topic: 'DE-7K3M-9QF2-HT5V',
  message: 'Where is my jacket?\n\nBest, Ada',
};
const support = stores.de.contact.email;
const send = (changes: Partial<typeof message & { files: string[] }> = {}) =>
  shop.browser.send('/api/messages', { ...message, ...changes });

describe('product 4.143: a message to customer service', () => {
  test('arrives at the storefront’s address; an answer goes to whoever wrote it', async () => {
    const response = await send();
    expect([response.status, await response.text()]).toEqual([202, '{}']);
    const [mail] = shop.mailer.sent;
    expect(mail).toMatchObject({ to: support, replyTo: 'ada@example.com', language: 'de' });
    expect(mail?.subject).toBe('DE-7K3M-9QF2-HT5V (Nachricht von Ada Berg)');
    for (const text of ['ada@example.com', 'Where is my jacket?', 'Best, Ada', 'Deutsch'])
      expect(mail?.text).toContain(text);
  });

  test('is acknowledged to the address that it gives, in the language of the page and without its words', async () => {
    shop = fakeShopApi({ storeId: 'se' });
    shop.browser.languages = 'en';
    await send({ topic: '' });
    const [original, receipt, ...others] = shop.mailer.sent;
    expect(others).toEqual([]);
    expect(original).toMatchObject({ language: 'sv', subject: 'Meddelande från Ada Berg' });
    expect(original?.text).toContain('English');
    expect(receipt).toMatchObject({ to: 'ada@example.com', language: 'en' });
    expect(receipt?.replyTo).toBeUndefined();
    expect(receipt?.html).not.toMatch(/jacket\?|Ada/);
    expect(receipt?.messageId).not.toBe(original?.messageId);
  });

  test('product 4.675: has links to its photographs, which only their own visitor can name', async () => {
    const place = await shop.browser.ask(filePlaceSchema, '/api/files', { type: 'image/jpeg', size: 1 });
    await shop.files.upload(place.url, new Uint8Array(1));
    const files = [place.id];
    expect(await shop.newBrowser().refusal('/api/messages', { ...message, files })).toMatchObject({
      status: 400,
    });
    await send({ files });
    const [mail, receipt] = shop.mailer.sent;
    expect(mail?.html).toContain(`/api/files/${place.id.split('.')[0]}?`);
    expect(receipt?.html).not.toContain('/api/files/');
  });

  test('has arrived if only the receipt cannot be sent', async () => {
    shop.mailer.refused.add('ada@example.com');
    expect((await send()).status).toBe(202);
    expect(shop.mailer.sent.map(({ to }) => to)).toEqual([support]);
  });
});

describe('product 4.144: a message that cannot be sent', () => {
  test('is an error that the shopper is told about, and nobody gets a receipt', async () => {
    shop.mailer.down = true;
    expect(await shop.browser.refusal('/api/messages', message)).toMatchObject({
      status: 503,
      code: 'MailUnavailable',
    });
    expect(shop.mailer.sent).toEqual([]);
  });

  test('because customer service’s own address is refused calls a person', async () => {
    shop.mailer.refused.add(support);
    expect((await shop.browser.refusal('/api/messages', message)).code).toBe('MailUnavailable');
    expect(shop.logged).toContainEqual([
      'error',
      'mail needs a person',
      expect.objectContaining({ mail: 'support-message', reason: 'refused' }),
    ]);
  });
});

describe('product 5.76: what is typed in a message', () => {
  test('has no line breaks in the head of an e-mail, and stays what it is in its text', async () => {
    await send({
      name: 'Ada\r\nBcc: eve@example.com',
      topic: 'a\u2028b\nc <script>alert(1)</script> {{name}} $t(orderLink.subject)',
      message: '<img src=x onerror=alert(1)> & {{email}} $t(viewOrder)\r\nsecond line',
    });
    for (const { subject, html } of shop.mailer.sent) {
      expect(subject).not.toMatch(/[\r\n\u2028\u2029]/);
      expect(html).not.toMatch(/<script>|<img/);
    }
    const [mail] = shop.mailer.sent;
    expect(mail?.subject).toContain('a b c <script>alert(1)</script> {{name}} $t(orderLink.subject)');
    expect(mail?.subject).toContain('Ada Bcc: eve@example.com');
    expect(mail?.text).toContain('<img src=x onerror=alert(1)> & {{email}} $t(viewOrder)\nsecond line');
  });

  test.each([
    ['two addresses', { email: 'ada@example.com, eve@example.com' }],
    ['a topic of 81 characters', { topic: 'x'.repeat(81) }],
    ['a message of 1,001 characters', { message: 'x'.repeat(1001) }],
  ])('is refused if it is %s', async (_what, changes) => {
    expect(await shop.browser.refusal('/api/messages', { ...message, ...changes })).toMatchObject({
      status: 400,
      code: 'InvalidInput',
    });
    expect(shop.mailer.sent).toEqual([]);
  });
});
