import { beforeEach, describe, expect, it } from 'vitest';
import { brand } from '../../../brands/api.ts';
import { useMailSandbox } from '../../testing/use-mail-sandbox.ts';

const { urlOf, mailer, control, received } = useMailSandbox();
beforeEach(async () => {
  await control('reset');
});

const mail = {
  to: 'ada@example.com',
  subject: 'Grüße, “Ada”',
  kind: 'order-link',
  html: '<p>Hallo</p>',
  text: 'Hallo\n.\nTschüß',
  language: 'de',
  messageId: '<1@shop.example>',
} as const;

it('product 4.207: names the address that leaves a list with one click, as RFC 8058 has it', async () => {
  const unsubscribeUrl = `https://shop.example/api/restock/unsubscribe?request=R-DE-1&key=v1.${'a'.repeat(80)}`;
  await mailer().send({ ...mail, unsubscribeUrl });
  const headers = new Map((await received())[0]?.headers.map(({ name, value }) => [name, value]));
  expect(headers.get('List-Unsubscribe')).toBe(`<${unsubscribeUrl}>`);
  expect(headers.get('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  await mailer().send({ ...mail, messageId: '<2@shop.example>' });
  expect((await received())[0]?.headers.map(({ name }) => name)).not.toContain('List-Unsubscribe');
});

it('sends from the brand, with an answer to customer service', async () => {
  expect(await mailer().send(mail)).toBe('accepted');
  const [arrived] = await received();
  expect(arrived).toMatchObject({
    envelope: { from: 'orders@shop.example', to: ['ada@example.com'] },
    from: `${brand.name} <orders@shop.example>`,
    replyTo: [brand.supportEmail],
    subject: mail.subject,
    messageId: mail.messageId,
    html: `${mail.html}\n`,
    text: `${mail.text}\n`,
  });
  const headers = new Map(arrived?.headers.map(({ name, value }) => [name, value]));
  expect(headers.get('Content-Language')).toBe('de');
  expect(headers.get('Auto-Submitted')).toBe('auto-generated');
});

it.each([
  ['ada..berg.@docomo.ne.jp', '"ada..berg."@docomo.ne.jp'],
  ['r&d@bücher.example', 'r&d@xn--bcher-kva.example'],
])('product 5.53: reaches %s as %s', async (address, mailbox) => {
  expect(await mailer().send({ ...mail, to: address, replyTo: address })).toBe('accepted');
  const [arrived] = await received();
  expect(arrived).toMatchObject({ replyTo: [mailbox] });
  // A person has written it.
  expect(arrived?.headers.map(({ name }) => name)).not.toContain('Auto-Submitted');
});

describe('product 6.10: what somebody has typed', () => {
  it.each([
    ['a subject', { subject: 'Hello\r\nBcc: eve@example.com' }],
    ['an address for answers', { replyTo: 'ada@example.com\r\nBcc: eve@example.com' }],
    ['an address', { to: 'ada@example.com\r\nBcc: eve@example.com' }],
  ])('adds neither a header nor a recipient: %s', async (_, part) => {
    await mailer()
      .send({ ...mail, ...part })
      .catch(() => undefined);
    for (const arrived of await received()) {
      expect(JSON.stringify(arrived)).not.toContain('"name":"Bcc"');
      expect(arrived).toMatchObject({ envelope: { to: [expect.any(String)] } });
      expect(arrived).not.toMatchObject({ envelope: { to: ['eve@example.com'] } });
    }
  });
});

it('an address that the server does not know is refused for good', async () => {
  await control('mail/faults', { fault: 'refused' });
  expect(await mailer().send(mail)).toBe('refused');
});

it.each(['refused-for-now', 'answer-lost'])('has to be tried again: %s', async (fault) => {
  await control('mail/faults', { fault });
  await expect(mailer().send(mail)).rejects.toMatchObject({ code: 'MailUnavailable' });
  expect(await received()).toHaveLength(fault === 'answer-lost' ? 1 : 0);
});

it.each([
  ['a wrong user', () => urlOf('eve')],
  ['no server', () => 'smtp://localhost:9'],
])('has to be tried again: %s', async (_, url) => {
  await expect(mailer(url()).send(mail)).rejects.toMatchObject({ code: 'MailUnavailable' });
});

it('product 6.11: never sends a password without encryption to another machine', async () => {
  // This machine by an address that does not say so; the sandbox has no certificate.
  await expect(mailer(urlOf('shop', '[::ffff:127.0.0.1]')).send(mail)).rejects.toMatchObject({
    code: 'MailUnavailable',
  });
  expect(await received()).toEqual([]);
});
