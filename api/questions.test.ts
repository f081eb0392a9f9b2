import { beforeEach, expect, test, vi } from 'vitest';
import { changeRequest, listRequests, questionKind } from '../commerce/customer-requests.ts';
import { stores } from '../stores/testing/storefronts.ts';
import { fakeShopApi } from './testing/fake-shop-api.ts';

const path = '/api/questions';
const store = stores.de;
const questionWith = (changes: object = {}) => ({
  ...{ key: crypto.randomUUID(), productKey: 'wool-jacket', email: 'ada@example.com' },
  ...{ question: 'Is it warm\nin winter?', ...changes },
});

let shop: ReturnType<typeof fakeShopApi>;
beforeEach(() => {
  shop = fakeShopApi();
});
const kept = () => listRequests(shop.commerce, store, questionKind);
const sent = () => shop.mailer.sent.map(({ kind, to }) => `${kind} to ${to}`);
const report = `question-report to ${store.contact.email}`;

test('product 4.750: a question is stored once and reported to staff alone, with the command that answers it', async () => {
  const question = questionWith();
  const answers = await Promise.all([1, 2].map(() => shop.browser.send(path, question)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [{ id } = { id: '' }, ...others] = await kept();
  expect([id, others]).toEqual([expect.stringMatching(/^Q-DE(-[0-9A-Z]{4}){3}$/), []]);
  expect(sent()).toEqual([report]);
  const [mail] = shop.mailer.sent;
  expect(mail).toMatchObject({ replyTo: 'ada@example.com' });
  expect(mail?.text).toContain(`npm run reviews -- answer ${id}`);
});

test.each([
  ['a link', { question: 'Cheaper at https://evil.example' }, { code: 'NotPlainWords', problem: 'link' }],
  ['markup', { question: '<b>Warm?</b>' }, { code: 'NotPlainWords', problem: 'markup' }],
  ['another product', { productKey: 'none' }, { code: 'InvalidInput' }],
  ['no words', { question: ' \n' }, { code: 'InvalidInput' }],
])('product 4.751: a question with %s is refused, and nothing is kept', async (_what, changes, refusal) => {
  const { code, details } = await shop.browser.refusal(path, questionWith(changes));
  expect({ code, ...details }).toMatchObject(refusal);
  expect([await kept(), sent()]).toEqual([[], []]);
});

test('product 4.752: what staff answer leaves once, in the language of the question, if need be by the sweeper; after 180 days, the question is gone', async () => {
  shop.browser.languages = 'en';
  await shop.browser.send(path, questionWith());
  const [{ id } = { id: '' }] = await kept();
  const answer = { text: 'Down to −10 °C.\n\nDry it in the air.', at: new Date().toISOString() };
  await changeRequest(shop.commerce, store, questionKind, id, (before) => ({ ...before, answer }));
  const day = 24 * 60 * 60_000;
  for (const days of [0, 1, 179]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day });
    await shop.sweep();
    vi.useRealTimers();
  }
  expect(sent()).toEqual([report, 'question-answered to ada@example.com']);
  const [, mail] = shop.mailer.sent;
  expect(mail).toMatchObject({ language: 'en', replyTo: store.contact.email });
  expect(mail?.text).toMatch(/> Is it warm[^]*Down to −10 °C\.[^]*Dry it/);
  expect(mail?.html).toContain(`${store.origin}/`);
  expect(await kept()).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 181 * day });
  await shop.sweep();
  vi.useRealTimers();
  expect(await kept()).toEqual([]);
});
