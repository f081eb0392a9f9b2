import { describe, expect, test } from 'vitest';
import { atTheBank, card, home } from '../../api/testing/sandboxed-shop.ts';
import { localTime } from '../../stores/time-text.ts';
import { useOperatedShop } from './testing/operated-shop.ts';

const operated = useOperatedShop();
const { run, summary, buy, control } = operated;

describe('show', () => {
  test('product 7.50: tells what happened, in order, with the references', async () => {
    const number = await buy();
    const { timeline, attempts, orderNumber } = await summary(number.toLowerCase());
    expect(orderNumber).toBe(number);
    expect(timeline.map(({ about }) => about)).toEqual(
      expect.arrayContaining(['cart', 'attempt', 'money', 'order', 'stock']),
    );
    const money = timeline.filter(({ about }) => about === 'money').map(({ what }) => what);
    expect(money).toEqual([
      expect.stringMatching(/^authorization of \d+\.\d\d EUR: done$/),
      expect.stringMatching(/^capture of \d+\.\d\d EUR: done$/),
    ]);
    const times = timeline.flatMap(({ at }) => at ?? []);
    expect(times).toEqual(times.toSorted());
    expect(times.every((time) => time.endsWith('Z'))).toBe(true);
    expect(timeline).toContainEqual(
      expect.objectContaining({ about: 'money', reference: attempts[0]?.pspReference }),
    );
  });

  test('product 7.50: is readable at 80 columns', async () => {
    const number = await buy();
    const { text } = await run('show', number);
    expect(text).toContain(`Order ${number}\n`);
    expect(text).toContain('State        placed, Paid, not shipped');
    expect(text).toMatch(/Total {8}\d+\.\d\d EUR/);
    expect(text).toContain('E-mail       ada@example.com');
    expect(text).toContain('Person       not needed');
    expect(text).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {3}order {7}placed$/m);
    expect(text).toContain(`Times        ${home.contact.timeZone}`);
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  test('shows earlier attempts, and why a person is called', async () => {
    const cart = await operated.readyCart();
    const begun = await operated.shopper.pay(cart, card('4212345678910006'));
    const waiting = await summary(begun.payment.id);
    expect(waiting).toMatchObject({ paymentState: null, status: null, refundable: null });
    expect((await run('show', begun.payment.id)).text).toContain(
      `No order (would be ${home.id.toUpperCase()}-`,
    );
    const redirectResult = await atTheBank(begun, 'authorise');
    const { order } = await operated.shopper.sendDetails(begun.payment.id, { redirectResult });
    const number = order?.orderNumber ?? '';
    const [attempt] = (await summary(number)).attempts;
    await control('adyen/events', { reference: attempt?.key, eventCode: 'CHARGEBACK' });
    await expect
      .poll(async () => (await summary(number)).needsPerson, { timeout: 10_000 })
      .toEqual(['chargeback']);
    expect((await run('show', number)).text).toContain('chargeback (see docs/run.md)');
  });

  test('product 4.213: names an open dispute and its deadline', async () => {
    const number = await buy();
    const [attempt] = (await summary(number)).attempts;
    await control('adyen/events', { reference: attempt?.key, eventCode: 'CHARGEBACK' });
    const disputes = async () => (await summary(number)).disputes;
    await expect.poll(disputes, { timeout: 10_000 }).toHaveLength(1);
    const [{ deadline } = { deadline: '' }] = await disputes();
    const { text } = await run('show', number);
    const { timeZone } = home.contact;
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(
      new RegExp(
        `Dispute CHARGEBACK of [\\d.]+ EUR, to be defended until ${localTime(Date.parse(deadline), timeZone)} \\(${timeZone}\\) \\(Adyen: `,
      ),
    );
  });

  test('product 7.57: shows parcels, and of what is written on them nothing that a terminal would obey', async () => {
    const number = await buy();
    const carrier = 'Fleet \u001b[2JFoot\u009b31m\u001b]0;title\u0007\u202e\r';
    const parcel = { carrier, trackingId: 'A\nPerson       not needed' };
    await control('commercetools/orders', { orderNumber: number, act: 'ship', ...parcel });
    const { text } = await run('show', number);
    expect(text.match(/^Person .*$/gm)).toHaveLength(1);
    expect(text).toMatch(/, Fleet\s+Foot$/m);
    expect(`${text}${(await run('show', number, '--json')).text}`).not.toMatch(
      /(?!\n)[\p{Cc}\p{Bidi_Control}]/u,
    );
    const { timeline, status } = await summary(number);
    expect(status).toBe('shipped');
    expect(timeline).toContainEqual(expect.objectContaining({ about: 'parcel' }));
  });

  test('says if nothing is known', async () => {
    const number = 'DE-0000-0000-0000';
    await expect(run('show', number)).rejects.toThrow(`Nothing is known about "${number}".`);
  });
});

describe('resend', () => {
  test('product 7.52: sends the confirmation again, with a Message-ID of its own, and says so', async () => {
    const number = await buy();
    const before = (await operated.mails()).length;
    const dry = await run('resend', number);
    expect(dry.text).toContain('To           ada@example.com');
    expect(dry.text).toContain('Nothing has been changed.');
    expect(await operated.mails()).toHaveLength(before);
    const { code, text } = await run('resend', number, '--yes');
    expect(code).toBe(0);
    const [, messageId] = /taken it: (<\S+>)/.exec(text) ?? [];
    expect(await operated.mails()).toHaveLength(before + 1);
    const { timeline } = await summary(number);
    const noted = timeline.filter(({ reference }) => reference === messageId);
    expect(noted).toEqual([expect.objectContaining({ about: 'mail' })]);
    expect(noted[0]?.what).toBe('confirmation, again: sent');
    const again = await run('resend', number, '--yes');
    expect(again.text).not.toContain(messageId);
  });

  test('an address that is refused is said', async () => {
    const number = await buy();
    await control('mail/faults', { fault: 'refused', times: 1 });
    const { code, text } = await run('resend', number, '--yes');
    expect(code).toBe(1);
    expect(text).toContain('refuses ada@example.com for good');
  });
});
