import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { filePlaceSchema } from '../contract/files.ts';
import { maxPhotos } from '../contract/limits.ts';
import { reviewableSchema } from '../contract/written-review.ts';
import { stores } from '../stores/testing/storefronts.ts';
import { ShopError } from '../contract/shop-error.ts';
import { withdrawReview } from './reviews/order-reviews.ts';
import { fakeShopApi } from './testing/fake-shop-api.ts';

const day = 24 * 60 * 60_000;
const product = 'carrier';
const reviewWith = (changes: object = {}) => ({
  ...{
    rating: 4,
    title: 'Warm',
    text: 'He sleeps.\nSo do we.',
    author: 'Hannah K.',
    details: {},
    ...changes,
  },
});

let shop: ReturnType<typeof fakeShopApi>;
let order: string;
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 29, 12), toFake: ['Date'] });
  shop = fakeShopApi();
  const cart = await shop.browser.fillIn(await shop.browser.createCart('de', 'CARRIER'), 'standard');
  order = (await shop.browser.pay(cart)).order?.orderNumber ?? '';
  change({ status: 'delivered' });
  shop.mailer.sent.length = 0;
});
afterEach(() => vi.useRealTimers());

function change(changes: object): void {
  const { orders } = shop.commerce;
  const placed = orders.get(order);
  if (placed) orders.set(order, { ...placed, ...changes });
}
const pathOf = (key = product) => `/api/orders/${order}/reviews/${key}`;
const put = (body: object = reviewWith(), browser = shop.browser) => browser.send(pathOf(), body, {}, 'PUT');
const refusal = (body: object, key = product) => shop.browser.refusal(pathOf(key), body, {}, 'PUT');
const withdraw = (browser = shop.browser) => browser.send(pathOf(), undefined, {}, 'DELETE');
const own = async () => (await shop.browser.ask(reviewableSchema, `/api/orders/${order}/reviews`)).products;
const kept = () => [...shop.commerce.reviews.values()];
const sentOf = (wanted: string) => shop.mailer.sent.filter(({ kind }) => kind === wanted);
const { contact } = stores.de;
const publish = () => {
  const [review] = kept();
  return review && shop.commerce.updateReview(review, [{ change: 'setState', state: 'published' }]);
};

/** Sends a photograph as a page does. @returns what a form names it by, and its ID. */
async function photograph(): Promise<readonly [token: string, id: string]> {
  const place = { type: 'image/jpeg', size: 3 };
  const { id: token, url } = await shop.browser.ask(filePlaceSchema, '/api/files', place);
  await shop.files.upload(url, new Uint8Array([1, 2, 3]));
  return [token, token.split('.')[0] ?? ''];
}

describe('product 4.703: whoever can open an order', () => {
  test('writes one review of each product, however often and from how many tabs it is sent', async () => {
    expect(await own()).toMatchObject([{ productKey: product, review: null }]);
    const answers = await Promise.all([put(), put(), put(reviewWith({ rating: 2 }))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(kept()).toMatchObject([
      { productKey: product, language: 'de', state: 'toCheck', verifiedPurchase: true },
    ]);
    expect(JSON.stringify(kept())).not.toContain(order);
    const [{ review } = { review: null }] = await own();
    expect(review).toMatchObject({ state: 'toCheck', title: 'Warm', pictures: [] });
  });

  test('changes it, which has it checked again, and withdraws it', async () => {
    await put();
    await publish();
    expect((await put()).status).toBe(200);
    expect(await own()).toMatchObject([{ review: { state: 'published' } }]);
    await put(reviewWith({ text: 'Too warm.' }));
    expect(kept()).toMatchObject([{ state: 'toCheck', text: 'Too warm.' }]);
    // What has gone back since can still be taken back.
    change({ status: 'canceled' });
    expect(await own()).toMatchObject([{ review: { text: 'Too warm.' } }]);
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 204]);
    expect([kept(), await own()]).toEqual([[], []]);
    for (const container of ['reviews-due.de', 'mail-ledgers'] as const)
      expect(await shop.commerce.listObjects(container, { limit: 9 })).toEqual([]);
  });

  test('finds what was written before the secret was replaced', async () => {
    const sessionSecrets: [string] = ['new'];
    const environment = { ...shop.context.environment, sessionSecrets };
    const after = { ...shop.context, environment };
    await put();
    const { review } = await withdrawReview(after, { orderNumber: order, productKey: product });
    expect([review, kept()]).toEqual([null, []]);
  });

  test('is the only one', async () => {
    await put();
    const stranger = shop.newBrowser();
    const answers = [
      await stranger.send(`/api/orders/${order}/reviews`),
      await put(reviewWith(), stranger),
      await withdraw(stranger),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(kept()).toHaveLength(1);
  });
});

test.each([
  ['NotPlainWords', { text: 'cheaper at https://evil.example' }, { field: 'text', problem: 'link' }],
  ['NotPlainWords', { title: '<b>Warm</b>' }, { field: 'title', problem: 'markup' }],
  ['NotPlainWords', { author: 'ada@example.com' }, { field: 'author', problem: 'address' }],
  ['InvalidInput', { details: { use: 'juggling' } }, { field: 'details.use' }],
  ['InvalidInput', { details: { shoeSize: 42 } }, { field: 'details.shoeSize' }],
  ['InvalidInput', { rating: 6 }, {}],
  ['InvalidInput', { files: [`F-DE-0000-0000-0000.${'A'.repeat(43)}`] }, {}],
])('product 4.704: refused as %s: %j', async (code, changes, details) => {
  expect(await refusal(reviewWith(changes))).toMatchObject({ code, details });
  expect(kept()).toEqual([]);
});

test.each<[string, object, string?]>([
  ['was never ordered', {}, 'other'],
  ['has not arrived', { status: 'placed' }],
  ['was sent back', { returns: [{ quantity: 1 }] }],
])('product 4.702: a review of what %s is refused', async (_what, changes, key = product) => {
  const line = shop.commerce.orders.get(order)?.cart.lineItems[0]?.id;
  const { returns = [] } = changes as { returns?: object[] };
  change({ ...changes, returns: returns.map((each) => ({ ...each, lineItemId: line })) });
  expect(await refusal(reviewWith(), key)).toMatchObject({ status: 409, code: 'NotReviewable' });
  expect(kept()).toEqual([]);
});

test('product 4.705: photographs come with a review, and go when they are dropped or it is withdrawn', async () => {
  const [[one, first], [two, second]] = [await photograph(), await photograph()];
  await put(reviewWith({ files: [one, two] }));
  await put(reviewWith({ files: [one, two] }));
  expect(kept()).toMatchObject([{ files: [first, second] }]);
  await put(reviewWith({ keptFiles: [second, 'F-DE-0000-0000-0000'] }));
  expect(kept()).toMatchObject([{ files: [second] }]);
  const keys = (id: string) => [...shop.files.kept.keys()].filter((key) => key.includes(id));
  expect(keys(first)).toEqual([]);
  const more = await Promise.all(Array.from({ length: maxPhotos }, photograph));
  const files = more.map(([token]) => token);
  expect(await refusal(reviewWith({ files, keptFiles: [second] }))).toMatchObject({ details: { maxPhotos } });
  expect(keys('named/')).toEqual([`named/reviews/${second}`]);
  // What the request could not delete, the sweeper does.
  shop.files.down = true;
  await withdraw();
  shop.files.down = false;
  expect(keys(second)).not.toEqual([]);
  await shop.sweep();
  expect(keys(second)).toEqual([]);
});

test('product 4.709: a photograph is seen by everybody only while its review is published; by its author always, once it is checked', async () => {
  const [token, id] = await photograph();
  await put(reviewWith({ files: [token] }));
  const stranger = shop.newBrowser();
  const [{ review } = { review: null }] = await own();
  const [{ url: ofAuthor } = { url: '' }] = review?.pictures ?? [];
  const [ofAll = ''] = kept()[0]?.pictures ?? [];
  const statuses = async () => {
    const asked = [shop.browser.send(ofAuthor), stranger.send(ofAuthor), stranger.send(ofAll)];
    return (await Promise.all(asked)).map(({ status }) => status);
  };
  expect(await statuses()).toEqual([404, 404, 404]);
  await shop.files.write(`checked/reviews/${id}`, new Uint8Array([1]), 'image/webp');
  expect(await statuses()).toEqual([200, 404, 404]);
  await publish();
  expect(await statuses()).toEqual([200, 404, 200]);
  const { headers } = await stranger.send(ofAll);
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'image/webp',
    expect.stringContaining('immutable'),
  ]);
  const other = 'F-DE-0000-0000-0000';
  await shop.files.write(`checked/reviews/${other}`, new Uint8Array([1]), 'image/webp');
  for (const path of [ofAll, ofAuthor])
    expect((await shop.browser.send(path.replace(id, other))).status).toBe(404);
  await put(reviewWith({ text: 'Too warm.', keptFiles: [id] }));
  expect(await statuses()).toEqual([200, 404, 404]);
});

describe('product 4.706: the e-mail about a review', () => {
  test('leaves once for each wording, in the order’s language, if need be by the sweeper, with a link that changes it', async () => {
    await Promise.all([put(), put()]);
    await put();
    await publish();
    await shop.sweep();
    shop.mailer.down = true;
    const [token, id] = await photograph();
    await put(reviewWith({ title: 'Warmer', files: [token] }));
    shop.mailer.down = false;
    vi.setSystemTime(Date.now() + 5 * 60_000);
    await shop.sweep();
    await shop.sweep();
    const [mails, reports] = [sentOf('review-received'), sentOf('review-report')];
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.com', 'ada@example.com']);
    expect(reports.map(({ to }) => to)).toEqual([contact.email, contact.email]);
    const [review] = kept();
    expect(reports[1]?.text).toContain(`npm run reviews -- publish ${review?.key}@${review?.version}`);
    expect(reports[1]?.text).toContain('Warmer');
    expect(reports[1]?.text).toContain(`${stores.de.origin}/api/files/${id}?`);
    const [first, second] = mails;
    expect([first?.text, second?.text]).toEqual([
      expect.stringContaining('Warm'),
      expect.stringContaining('Warmer'),
    ]);
    const link = new URL(/https:\S+product=\S+/.exec(first?.text ?? '')?.[0] ?? '');
    expect([link.searchParams.get('order'), link.searchParams.get('product')]).toEqual([order, product]);
    const reader = shop.newBrowser();
    await reader.send(`/api/orders/${order}/session`, { token: link.searchParams.get('token') });
    expect((await withdraw(reader)).status).toBe(204);
    expect(kept()).toEqual([]);
  });
});

describe('product 4.707: a vote for a review', () => {
  const from = (network: string) => shop.newBrowser({ 'x-client-address': network });
  const vote = (network: string, id = kept()[0]?.id ?? '') =>
    from(network).send(`/api/reviews/${id}/helpful`, {});
  const stored = () => shop.commerce.listObjects('review-votes.de', { limit: 9 });

  beforeEach(async () => {
    shop = fakeShopApi({ changes: { CLIENT_ADDRESS_HEADER: 'x-client-address' } });
    await shop.commerce.createReview({
      ...{ key: 'V', productKey: product, language: 'en', rating: 5, title: '', text: '', author: '' },
      ...{ details: {}, files: [] },
    });
  });

  test('counts once a day for each network, and is added when the day is over', async () => {
    await publish();
    for (const network of ['192.0.2.1', '192.0.2.1', '192.0.2.2'])
      expect((await vote(network)).status).toBe(202);
    expect(JSON.stringify(await stored())).not.toContain('192.0.2');
    await shop.sweep();
    expect(kept()).toMatchObject([{ helpful: 0 }]);
    vi.setSystemTime(Date.now() + day);
    await vote('192.0.2.1');
    await Promise.all([shop.sweep(), shop.sweep()]);
    expect(kept()).toMatchObject([{ helpful: 2, state: 'published' }]);
    expect(await stored()).toHaveLength(1);
    vi.setSystemTime(Date.now() + day);
    await shop.sweep();
    expect([kept()[0]?.helpful, await stored()]).toEqual([3, []]);
  });

  test('is added to each review, also if another one refuses, and never twice', async () => {
    const draft = { ...(kept()[0] ?? expect.fail()), key: 'W', productKey: product };
    const other = await shop.commerce.createReview(draft);
    for (const review of kept())
      await shop.commerce.updateReview(review, [{ change: 'setState', state: 'published' }]);
    for (const { id } of kept()) await vote('192.0.2.1', id);
    await shop.commerce.putObject('review-votes.de', 'unreadable', 'votes');
    const updateReview = shop.commerce.updateReview.bind(shop.commerce);
    vi.spyOn(shop.commerce, 'updateReview').mockImplementation(async (review, changes) => {
      const updated = await updateReview(review, changes);
      if (review.id !== other.id) throw new ShopError('CommerceUnavailable', 'no answer');
      return updated;
    });
    for (let days = 0; days < 2; days += 1) {
      vi.setSystemTime(Date.now() + day);
      await shop.sweep();
    }
    expect(kept()).toMatchObject([{ helpful: 1 }, { helpful: 1 }]);
    expect(await stored()).toEqual([]);
  });

  test('is answered alike for one that nobody can read, and then not kept', async () => {
    const answers = [await vote('192.0.2.1'), await vote('192.0.2.1', crypto.randomUUID())];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await stored()).toEqual([]);
  });

  test('is refused after twenty in an hour from one network', async () => {
    shop = fakeShopApi({ changes: { CLIENT_ADDRESS_HEADER: 'x-client-address' }, limits: { votes: 5 } });
    const statuses = [];
    for (let index = 0; index < 22; index += 1)
      statuses.push((await vote('192.0.2.1', crypto.randomUUID())).status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(20);
  });
});
