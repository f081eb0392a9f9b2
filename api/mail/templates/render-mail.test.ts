import { describe, expect, it } from 'vitest';
import { brand } from '../../../brands/api.ts';
import type { Order } from '../../../contract/order.ts';
import { addressFixture, lineItemFixture, money, orderFixture } from '../../../src/testing/carts.ts';
import { stores } from '../../../stores/testing/storefronts.ts';
import { type Language, languages } from '../../../stores/types.ts';
import type { MailData } from './kinds.ts';
import { renderMail } from './render-mail.ts';

const euros = (centAmount: number) => money(centAmount, 'EUR');
const hostile = '<img src=x onerror=alert(1)> & {{number}}';
const line = lineItemFixture({
  name: hostile,
  giftMessage: hostile,
  imageUrl: 'https://pictures.example/red.png',
  quantity: 2,
  fullPrice: euros(2000),
});
const address = { ...addressFixture, firstName: hostile, postalCode: '10115', city: 'Berlin', country: 'de' };
const placed = orderFixture({ orderNumber: 'DE-1', createdAt: '2026-01-02T03:04:05Z', money: 'returning' });
const order: Order = {
  ...placed,
  cart: {
    ...placed.cart,
    ...{ currency: 'EUR', lineItems: [line], goods: euros(2000), isForSomebodyElse: true },
    ...{ shippingAddress: address, billingAddress: address },
  },
};
const orderUrl = 'https://shop.example/order/?order=DE-1&token=a.b';
const data = { order, orderUrl };
const returned = {
  ...{ id: 'r', returnId: 'r', number: 'T-DE-7K3M-9QF2-HT5V', at: '2026-01-03T00:00:00Z', quantity: 1 },
  ...{ lineItemId: line.id, name: hostile, reason: null, exchangeFor: hostile, isByRecipient: false },
  state: 'announced',
} as const;
const orderMails = {
  confirmation: { ...data, legalTexts: [{ title: 'Terms', html: '<p>Paragraph <b>one</b></p>' }] },
  'how-to-pay': {
    ...data,
    instructions: {
      ...{
        kind: 'bankTransfer',
        reference: 'R 1',
        entity: null,
        beneficiary: 'Shop',
        iban: 'DE00',
        bic: 'XX',
      },
      ...{ expiresAt: '2026-02-01T00:00:00Z', downloadUrl: 'https://pay.example/v' },
    },
  },
  'payment-arrived': data,
  canceled: data,
  shipped: {
    ...data,
    delivery: {
      ...{ id: 'd', createdAt: '2026-01-03', items: [{ lineItemId: line.id, name: hostile, quantity: 1 }] },
      tracking: [{ carrier: 'DHL', number: '123', url: 'https://dhl.example/123' }],
    },
  },
  'return-announced': { ...data, returned: [returned] },
  'return-received': { ...data, returned: [{ ...returned, state: 'received' }] },
  refunded: { ...data, refund: { id: 'r', amount: euros(500), at: null, state: 'done' } },
} as const satisfies Partial<MailData>;
const kinds = Object.keys(orderMails) as (keyof typeof orderMails)[];
const write = (kind: (typeof kinds)[number], language: Language) =>
  renderMail(kind, orderMails[kind], { store: stores.de, language });

describe('product 4.217: the confirmation', () => {
  const confirm = async (changes: Partial<Order['cart']>) => {
    const mail = await renderMail(
      'confirmation',
      {
        order: { ...order, orderNumber: 'DE-7K3M-9QF2-HT5V', cart: { ...order.cart, ...changes } },
        orderUrl,
        legalTexts: [],
      },
      { store: stores.de, language: 'en' },
    );
    return { ...mail, text: mail.text.replaceAll(/\s+/g, ' ') };
  };

  it('has goods that add up to their sum, of which discounts are taken off', async () => {
    const reduced = { ...line, name: 'Bib', variantLabel: '', giftMessage: null, totalPrice: euros(1800) };
    const { text } = await confirm({
      lineItems: [reduced],
      discounts: [{ name: 'Spring', amount: euros(200) }],
    });
    expect(text).toContain('2 × Bib €20.00 Items €20.00 Discount: Spring −€2.00');
  });

  it('has both addresses with their country', async () => {
    const { text } = await confirm({ billingAddress: { ...address, firstName: 'Eve', country: 'fr' } });
    expect(text).toMatch(/10115 Berlin Germany .* Berlin France/);
  });
});

describe.each(kinds)('%s', (kind) => {
  it.each(languages)('is complete in %s, as HTML and as plain text', async (language) => {
    const { subject, html, text } = await write(kind, language);
    expect(subject).toContain('DE-1');
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    expect(html).toContain(brand.name.replace('&', '&amp;'));
    expect(html.replaceAll('&amp;', '&')).toContain(`href="${orderUrl}"`);
    expect(text).toContain(orderUrl);
    for (const written of [subject, text.replaceAll(hostile, '')]) {
      // A text that is missing is written as its key; a value that is missing, as its placeholder.
      expect(written).not.toMatch(
        /\b(confirmation|howToPay|paymentArrived|canceled|shipped|refunded|returnAnnounced|returnReceived|summary)\.\w/,
      );
      expect(written).not.toMatch(/\{\{|undefined|\bnull\b|\[object/);
      expect(written).not.toMatch(/<\w/);
    }
  });
});

it('product 4.820: an e-mail ends with whose it is', async () => {
  const { text } = await write('shipped', 'en');
  const { company, addressLines, registration, taxNumber } = stores.de.contact;
  expect(text.trim().endsWith([company, ...addressLines, registration, taxNumber].join(', '))).toBe(true);
});

it('product 6.10: what somebody has typed is text in an e-mail', async () => {
  for (const kind of kinds) {
    const { html } = await write(kind, 'en');
    expect(html).not.toContain('<img src=x');
  }
  const { text, html } = await write('confirmation', 'en');
  expect(html).toContain('&lt;img');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(hostile);
});

it('product 6.22: what somebody has typed becomes no link in an e-mail, and free text is in none or quoted', async () => {
  const evil = 'https://evil.example/a www.evil.example EVIL．example evil。example mailto:eve@evil.example';
  const typed = { firstName: evil, lastName: evil, streetName: evil, additionalStreetInfo: evil, city: evil };
  const cart = {
    ...{ ...order.cart, lineItems: [{ ...line, giftMessage: 'Call us' }] },
    ...{ shippingAddress: { ...address, ...typed }, billingAddress: { ...address, ...typed } },
  };
  const withdrawal = {
    ...{ id: 'W-DE-1', receivedAt: order.createdAt, language: 'en', order: 'unknown' as const },
    ...{ name: evil, orderNumber: evil, email: 'ada@example.com', items: evil, note: evil },
  };
  const where = { store: stores.de, language: 'en' } as const;
  const mails = [
    ...(await Promise.all(
      kinds.map((kind) => renderMail(kind, { ...orderMails[kind], order: { ...order, cart } }, where)),
    )),
    await renderMail('withdrawal-received', withdrawal, where),
    await renderMail('support-receipt', {}, where),
  ];
  for (const { subject, html, text } of mails)
    for (const written of [subject, html, text])
      expect(written).not.toMatch(/evil[.．。]\S|\w:\/\/evil|mailto:eve|Call us/i);
  const acknowledgment = mails.at(-2);
  expect(acknowledgment?.subject).toBe('We have received your withdrawal (W-DE-1)');
  expect(acknowledgment?.text).toMatch(/> Note\n> https: \/\/evil\. example\/a www\. evil\. example/);
});
it.each(['confirmation', 'shipped'] as const)(
  'product 4.312: the e-mail %s shows pictures of goods, and says the same without them',
  async (kind) => {
    const { html, text } = await write(kind, 'en');
    const pictures = html.match(/<img [^>]*>/g);
    expect(pictures).toEqual([expect.stringContaining('src="https://pictures.example/red-small.png"')]);
    expect(pictures?.[0]).toContain('alt=""');
    expect(text).not.toContain('pictures.example');
  },
);

it('product 4.305: amounts and dates are written as in the country of the order, times as clocks there show', async () => {
  const inNewYork = { store: stores.us, language: 'en' } as const;
  expect((await renderMail('confirmation', orderMails.confirmation, inNewYork)).text).toContain(
    'January 1, 2026',
  );
  const { text } = await renderMail('how-to-pay', orderMails['how-to-pay'], inNewYork);
  expect(text.replaceAll(/\s/g, ' ')).toContain('January 31, 2026 at 7:00 PM EST');
  const where = { store: stores.eu, language: 'en', country: 'be' } as const;
  expect((await renderMail('confirmation', orderMails.confirmation, where)).text).toContain('2 January 2026');
});
