import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../contract/shop-error.ts';
import { createToken } from '../context/identifiers.ts';
import { settings } from '../testing/fake-shop-api.ts';
import { answerLink, linkIn, waitingShop } from './testing/waiting-shop.ts';

const hour = 60 * 60_000;
const start = Date.UTC(2026, 10, 25, 12);

let shop = waitingShop();
beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  shop = waitingShop();
  shop.setStock(0);
});
afterEach(() => vi.useRealTimers());

const latestLink = () => {
  const mail = shop.confirmations().at(-1);
  if (!mail) throw new Error('Nobody was asked to confirm anything.');
  return linkIn(mail);
};
const confirm = (link = latestLink()) => answerLink(shop.browser, 'confirmation', link);
/** Somebody asks and confirms. */
const wait = async () => {
  await shop.ask();
  await confirm();
};
const remove = (link = latestLink()) => answerLink(shop.browser, 'removal', link);
const unsubscribe = (query: string, method = 'POST') => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = method === 'POST' ? { body: 'List-Unsubscribe=One-Click' } : {};
  // As a mail program: without an origin and without cookies.
  return shop.api.request(`http://localhost/api/restock/unsubscribe?${query}`, { method, headers, ...body });
};
const queryOf = ({ request, token }: ReturnType<typeof latestLink>) =>
  new URLSearchParams({ request, key: token }).toString();

describe('asking', () => {
  it('product 4.200: has the owner of the address asked to confirm, and nobody told before', async () => {
    const response = await shop.ask('Ada@Example.com');
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({});
    const [mail] = shop.confirmations();
    expect(mail).toMatchObject({ to: 'ada@example.com', language: 'de' });
    expect(mail?.subject).toContain('Name of CARRIER');
    expect(mail?.text).toContain('Name of CARRIER (Black)');
    expect(mail?.text).toMatch(/48 Stunden.*180 Tage/s);
    expect(mail?.text).toMatch(/http\S+\/wieder-da\/\?request=R-DE-\S+&key=v1\.\S+/);
    shop.setStock(3);
    await shop.sweep();
    expect(shop.told()).toEqual([]);
    expect(await shop.kept()).toHaveLength(1);
  });

  it('product 4.201: the same address and SKU are one request, however the address is written', async () => {
    await shop.ask('ada@example.com');
    await shop.ask('ADA@example.com');
    expect(await shop.kept()).toHaveLength(1);
    await shop.ask('ada@example.com', 'CRADLE');
    await shop.ask('eve@example.com');
    expect(await shop.kept()).toHaveLength(3);
  });

  it('product 4.201: one that was made with an earlier secret stays the same', async () => {
    await shop.ask();
    const [before] = await shop.kept();
    const changes = { SESSION_SECRET: `${'a new secret '.repeat(3)},${settings['SESSION_SECRET'] ?? ''}` };
    const after = waitingShop({ changes });
    if (before) {
      const { id, ...value } = before;
      await after.commerce.putObject('restock-requests.de', id, value);
    }
    after.setStock(0);
    await after.ask();
    expect((await after.kept()).map(({ id }) => id)).toEqual([before?.id]);
  });

  it('product 4.202: the answer is the same for an address that has asked, has confirmed, or does not exist', async () => {
    const answers: unknown[] = [];
    const note = async (response: Response) => answers.push([response.status, await response.text()]);
    await note(await shop.ask());
    await note(await shop.ask());
    await confirm();
    await note(await shop.ask());
    shop.mailer.refused.add('nobody@example.com');
    await note(await shop.ask('nobody@example.com'));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['[202,"{}"]']));
    expect(shop.confirmations()).toHaveLength(3);
    expect((await shop.kept()).map(({ email }) => email)).toEqual(['ada@example.com']);
  });

  it('asking again does not undo a confirmation', async () => {
    await wait();
    const before = await shop.kept();
    vi.setSystemTime(start + hour);
    await shop.ask();
    expect(await shop.kept()).toEqual(before);
  });

  it.each([
    ['UnknownSku', 'NOTHING', 'de'],
    ['NotSoldHere', 'ABROAD', 'de'],
    ['UnknownCountry', 'CARRIER', 'us'],
  ])('%s: %s in %s is refused, and nothing is stored or sent', async (code, sku, country) => {
    const request = { sku, country, email: 'ada@example.com' };
    expect(await shop.browser.refusal('/api/restock', request)).toMatchObject({ status: 400, code });
    expect(await shop.kept()).toEqual([]);
    expect(shop.mailer.sent).toEqual([]);
  });

  it('product 4.203: says so if the e-mail cannot be sent now', async () => {
    shop.mailer.down = true;
    const body = { sku: 'CARRIER', country: 'de', email: 'ada@example.com' };
    expect(await shop.browser.refusal('/api/restock', body)).toMatchObject({
      status: 503,
      code: 'MailUnavailable',
    });
  });
});

describe('being told', () => {
  it('product 4.204: happens once, when it is in stock again, and then the request is deleted', async () => {
    await shop.ask();
    expect((await confirm()).status).toBe(200);
    await shop.sweep();
    expect(shop.told()).toEqual([]);
    shop.setStock(3);
    await shop.sweep();
    const [mail] = shop.told();
    expect(mail).toMatchObject({ to: 'ada@example.com', language: 'de' });
    expect(mail?.text).toContain('Name of CARRIER (Black)');
    expect(mail?.text).toMatch(/\/wool-jacket\/\?sku=CARRIER/);
    expect(await shop.kept()).toEqual([]);
    await shop.sweep();
    expect(shop.told()).toHaveLength(1);
    const [left] = await shop.commerce.listObjects('restock-requests.de', { limit: 500 });
    expect(JSON.stringify(left)).not.toMatch(/ada|CARRIER/);
    vi.setSystemTime(start + hour);
    await shop.sweep();
    for (const container of ['restock-requests.de', 'mail-ledgers'] as const)
      expect(await shop.commerce.listObjects(container, { limit: 500 })).toEqual([]);
  });

  it('is in the language of the page', async () => {
    shop = waitingShop({ storeId: 'eu' });
    shop.setStock(0);
    shop.browser.languages = 'fr';
    await shop.ask('ada@example.com', 'CARRIER', 'be');
    expect(shop.mailer.sent[0]).toMatchObject({ language: 'fr' });
    await confirm(linkIn(shop.mailer.sent[0] ?? {}));
    shop.setStock(null);
    await shop.sweep();
    expect(shop.told()[0]).toMatchObject({ language: 'fr' });
    expect(shop.told()[0]?.html).toContain('/fr/produits/');
  });

  it('ends without a person if the address does not exist anymore', async () => {
    await wait();
    shop.setStock(3);
    shop.mailer.refused.add('ada@example.com');
    await shop.sweep();
    expect(await shop.kept()).toEqual([]);
    expect(shop.logged.filter(([level]) => level === 'error')).toEqual([]);
    expect(shop.logged.map(([, event]) => event)).toContain('mail refused');
  });

  it('does not reach whoever leaves while the sweeper is at work', async () => {
    await wait();
    shop.setStock(3);
    const findOffers = shop.commerce.findOffers.bind(shop.commerce);
    vi.spyOn(shop.commerce, 'findOffers').mockImplementationOnce(async (...asked) => {
      await remove();
      return findOffers(...asked);
    });
    await shop.sweep();
    expect(shop.told()).toEqual([]);
  });

  it('an expired request that is made anew while the sweeper is at work stays', async () => {
    await shop.ask();
    vi.setSystemTime(start + 48 * hour);
    const list = shop.commerce.listObjects.bind(shop.commerce);
    vi.spyOn(shop.commerce, 'listObjects').mockImplementation(async (container, query) => {
      const listed = await list(container, query);
      if (container === 'restock-requests.de') await shop.ask();
      return listed;
    });
    await shop.sweep();
    expect(await shop.kept()).toHaveLength(1);
    expect((await confirm()).status).toBe(200);
  });

  it('goes on if the last one has just been bought', async () => {
    await wait();
    shop.setStock(1);
    const findOffers = shop.commerce.findOffers.bind(shop.commerce);
    vi.spyOn(shop.commerce, 'findOffers').mockImplementationOnce(async (...asked) => {
      const found = await findOffers(...asked);
      shop.setStock(0);
      return found;
    });
    await shop.sweep();
    expect(shop.told()).toEqual([]);
    expect(await shop.kept()).toHaveLength(1);
  });

  it('product 4.206: what is gone is forgotten without a word', async () => {
    await wait();
    await shop.ask('eve@example.com', 'CHAIR');
    await confirm();
    const chair = shop.commerce.offers.get('CHAIR');
    if (chair) shop.commerce.offers.set('CHAIR', { ...chair, price: null });
    shop.commerce.offers.delete('CARRIER');
    await shop.sweep();
    expect(await shop.kept()).toEqual([]);
    expect(shop.told()).toEqual([]);
  });

  it('asks for the stock of everything together, and goes round a long list', async () => {
    const askedAt = new Date(start).toISOString();
    for (let index = 0; index < 520; index += 1) {
      vi.setSystemTime(start + Math.floor(index / 7));
      // Those who come first wait for something that does not come.
      const sku = index < 500 ? 'CARRIER' : 'CHAIR';
      const own = { sku, email: `ada${index}@example.com`, country: 'de', language: 'de' };
      const value = { ...own, askedAt, confirmedAt: askedAt };
      await shop.commerce.putObject('restock-requests.de', `R-DE-${index}`, value);
    }
    const asked = vi.spyOn(shop.commerce, 'findOffers');
    await shop.sweep();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(shop.told()).toEqual([]);
    await shop.sweep();
    expect(shop.told()).toHaveLength(20);
    shop.setStock(1);
    // From the start again, with as many as there are.
    await shop.sweep();
    expect(await shop.kept()).toEqual([]);
    expect(new Set(shop.told().map(({ to }) => to)).size).toBe(520);
  });

  it('an outage of commercetools is logged, and the next run goes on', async () => {
    await wait();
    shop.setStock(1);
    vi.spyOn(shop.commerce, 'findOffers').mockRejectedValueOnce(new ShopError('CommerceUnavailable', 'down'));
    await shop.sweep();
    expect(shop.logged).toContainEqual([
      'warn',
      'a part of the sweeper failed',
      expect.objectContaining({ part: 'restock requests' }),
    ]);
    await shop.sweep();
    expect(shop.told()).toHaveLength(1);
  });
});

describe('a link', () => {
  it('product 4.207: deletes what is stored; doing so again is harmless', async () => {
    await shop.ask();
    const link = latestLink();
    await confirm(link);
    expect((await remove(link)).status).toBe(200);
    expect(await shop.kept()).toEqual([]);
    expect((await remove(link)).status).toBe(200);
    shop.setStock(1);
    await shop.sweep();
    expect(shop.told()).toEqual([]);
    expect((await confirm(link)).status).toBe(404);
  });

  it('product 4.207: mail programs leave with one click; opening the address changes nothing', async () => {
    await shop.ask();
    const mail = shop.confirmations()[0];
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/de\.\S+\/api\/restock\/unsubscribe\?request=/);
    const query = queryOf(latestLink());
    const opened = await unsubscribe(query, 'GET');
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe(`/wieder-da/?${query}`);
    expect(await shop.kept()).toHaveLength(1);
    expect((await unsubscribe(query)).status).toBe(200);
    expect(await shop.kept()).toEqual([]);
  });

  it('product 4.208: only whoever has the e-mail can confirm or delete', async () => {
    await shop.ask('eve@example.com');
    const evesLink = latestLink();
    await shop.ask();
    const { request, token } = latestLink();
    const secrets = ['another secret of thirty-two characters'] as const;
    const wrong = [
      { request, token: '' },
      { request, token: evesLink.token },
      { request, token: `${token.slice(0, -2)}AA` },
      { request, token: createToken('restock', request, secrets) },
      { request, token: createToken('order', request, shop.context.environment.sessionSecrets) },
      // Another storefront's, with the same secret.
      ...['R-US-0000-0000-0000'].map((other) => ({
        request: other,
        token: createToken('restock', other, shop.context.environment.sessionSecrets),
      })),
    ];
    for (const link of wrong) {
      expect((await confirm(link)).status).toBe(404);
      expect((await remove(link)).status).toBe(404);
      expect((await unsubscribe(queryOf(link))).status).toBe(404);
    }
    const kept = await shop.kept();
    expect(kept).toHaveLength(2);
    expect(kept.some(({ confirmedAt }) => confirmedAt !== undefined)).toBe(false);
  });

  it('confirming again changes nothing', async () => {
    await wait();
    const before = await shop.kept();
    vi.setSystemTime(start + hour);
    expect((await confirm()).status).toBe(200);
    expect(await shop.kept()).toEqual(before);
  });

  it('a request that is deleted while it is confirmed stays deleted', async () => {
    await shop.ask();
    const link = latestLink();
    const put = shop.commerce.putObject.bind(shop.commerce);
    vi.spyOn(shop.commerce, 'putObject').mockImplementationOnce(async (...stored) => {
      await shop.commerce.removeObject('restock-requests.de', link.request);
      return put(...stored);
    });
    expect((await confirm(link)).status).toBe(404);
    expect(await shop.kept()).toEqual([]);
  });
});

describe('what is kept', () => {
  it('product 9.201: without a confirmation, for 48 hours', async () => {
    await shop.ask();
    vi.setSystemTime(start + 48 * hour - 1);
    await shop.sweep();
    expect(await shop.kept()).toHaveLength(1);
    vi.setSystemTime(start + 48 * hour);
    // The sweeper may be late.
    expect((await confirm()).status).toBe(404);
    await shop.sweep();
    expect(await shop.kept()).toEqual([]);
  });

  it('product 9.201: with it, for 180 days, and its link deletes it until then', async () => {
    await shop.ask();
    vi.setSystemTime(start + hour);
    await confirm();
    const end = start + hour + 180 * 24 * hour;
    vi.setSystemTime(end - 1);
    await shop.sweep();
    expect(await shop.kept()).toHaveLength(1);
    vi.setSystemTime(end);
    await shop.sweep();
    expect(await shop.kept()).toEqual([]);
    expect((await remove()).status).toBe(200);
    expect(shop.told()).toEqual([]);
  });
});
