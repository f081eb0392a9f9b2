import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Commerce } from '../../commerce/commerce.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { ledgerObject } from '../mail/due/send-due.ts';
import { sweepRestock } from './sweep-restock.ts';
import { answerLink, linkIn, waitingShop } from './testing/waiting-shop.ts';

/** The call to commercetools at which a slow sweeper waits, while others go on. */
const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** What may happen, in any order. */
const events = [
  'ask',
  'confirm',
  'remove',
  'sweep',
  'two sweepers',
  ...pauses.map((call) => `a sweeper waits at its call ${call}` as const),
  'slow sweepers go on',
  'restock',
  'sell out',
  'mail down',
  'mail up',
  'answers lost',
  'commerce fails once',
  'an hour later',
] as const;
type Event = (typeof events)[number];

/** Lets the events happen to one shopper and one product. */
async function play(sequence: readonly Event[]) {
  const shop = waitingShop();
  shop.setStock(0);
  const { browser, mailer, commerce, sweep } = shop;
  const send = (path: 'confirmation' | 'removal') => {
    const mail = shop.confirmations().at(-1);
    return mail ? answerLink(browser, path, linkIn(mail)) : null;
  };
  let goOn = Promise.withResolvers<undefined>();
  let slow: Promise<unknown>[] = [];
  const sweepSlowly = (pausedAt: number) => {
    const paused = slowAt(commerce, pausedAt, goOn.promise);
    const context = { ...shop.context, commerce: paused, commerceIn: () => paused };
    slow.push(sweepRestock(context, Infinity).catch(() => undefined));
  };
  /** Confirmed requests, by the time of their confirmation. */
  const confirmations = new Set<string>();
  const happen: Readonly<Record<Event, () => unknown>> = {
    ask: () => shop.ask(),
    confirm: () => send('confirmation'),
    remove: () => send('removal'),
    sweep: () => sweep(),
    'two sweepers': () => Promise.all([sweep(), sweep()]),
    ...slowSweeps(sweepSlowly),
    'slow sweepers go on': async () => {
      goOn.resolve(undefined);
      await Promise.all(slow);
      goOn = Promise.withResolvers();
      slow = [];
    },
    restock: () => shop.setStock(3),
    'sell out': () => shop.setStock(0),
    'mail down': () => (mailer.down = true),
    'mail up': () => {
      mailer.down = false;
      mailer.answersAreLost = false;
    },
    'answers lost': () => (mailer.answersAreLost = true),
    'commerce fails once': () =>
      vi.spyOn(commerce, 'removeObject').mockRejectedValueOnce(new ShopError('CommerceUnavailable', 'down')),
    'an hour later': () => vi.setSystemTime(Date.now() + 60 * 60_000),
  };
  const timesTold = () => new Set(shop.told().map(({ messageId }) => messageId)).size;
  for (const event of sequence) {
    await happen[event]();
    for (const { confirmedAt } of await shop.kept())
      if (confirmedAt !== undefined) confirmations.add(confirmedAt);
    expect(timesTold()).toBeLessThanOrEqual(confirmations.size);
    vi.setSystemTime(Date.now() + 1000);
  }
  await happen['slow sweepers go on']();
  const [waiting] = (await shop.kept()).filter(({ confirmedAt }) => confirmedAt !== undefined);
  const ledger = waiting ? await ledgerObject(shop.context, waiting.id).read() : {};
  const entry = ledger[`back-in-stock-${Date.parse(waiting?.confirmedAt ?? '')}`];
  const isTold = shop.told().some(({ messageId }) => messageId === entry?.messageId);
  /** Whether somebody still has to be told: not if only the deletion of their request has failed. */
  const isOwed = waiting !== undefined && !isTold;
  return { ...shop, happen, timesTold, isOwed };
}

type SlowSweep = Extract<Event, `a sweeper waits${string}`>;
const slowSweeps = (sweepSlowly: (pausedAt: number) => void) =>
  Object.fromEntries(
    pauses.map((call) => [`a sweeper waits at its call ${call}`, () => sweepSlowly(call)]),
  ) as Record<SlowSweep, () => void>;

/** The same backend, except that one of the calls waits. */
function slowAt(commerce: Commerce, pausedAt: number, goOn: Promise<unknown>): Commerce {
  let calls = 0;
  return new Proxy(commerce, {
    get(target, name, receiver) {
      const own: unknown = Reflect.get(target, name, receiver);
      if (typeof own !== 'function') return own;
      return async (...values: unknown[]): Promise<unknown> => {
        calls += 1;
        if (calls === pausedAt) await goOn;
        return Reflect.apply(own, target, values) as unknown;
      };
    },
  });
}

test('product 4.204, 4.205: whatever happens in which order, each confirmed request is answered once at most, and not lost', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25), toFake: ['Date'] });
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...events), { maxLength: 30 }), async (sequence) => {
        const { happen, timesTold, isOwed, kept, sweep } = await play(sequence);
        const before = timesTold();
        await happen['mail up']();
        await happen.restock();
        for (let run = 0; run < 3; run += 1) {
          await happen['an hour later']();
          await sweep();
        }
        expect((await kept()).filter(({ confirmedAt }) => confirmedAt !== undefined)).toEqual([]);
        expect(timesTold()).toBe(before + (isOwed ? 1 : 0));
      }),
      {
        numRuns: 100,
        examples: [
          [['ask', 'confirm', 'restock', 'commerce fails once', 'sweep', 'confirm', 'ask', 'sweep']],
          [['ask', 'confirm', 'restock', 'answers lost', 'sweep', 'sweep', 'an hour later', 'sweep']],
          [['ask', 'confirm', 'restock', 'sweep', 'sell out', 'ask', 'confirm', 'two sweepers', 'restock']],
          [['ask', 'confirm', 'restock', 'two sweepers', 'two sweepers']],
          [['ask', 'confirm', 'remove', 'restock', 'sweep']],
          ...pauses.map((call): [Event[]] => [
            [
              'ask',
              'confirm',
              'restock',
              `a sweeper waits at its call ${call}`,
              'sweep',
              'slow sweepers go on',
            ],
          ]),
        ],
      },
    );
  } finally {
    vi.useRealTimers();
  }
});
