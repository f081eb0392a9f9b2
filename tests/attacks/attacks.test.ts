import { expect, it } from 'vitest';
import { home, sku } from '../../api/testing/sandboxed-shop.ts';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';
import type { Send } from '../load/send.ts';
import { type Attack, sendAll, Tally } from './attack.ts';
import { bodies } from './bodies.ts';
import { runCheckouts } from './checkouts.ts';
import { routes, strangeRequests, wrongRequests } from './every-route.ts';
import { runFloods } from './limits.ts';
import { runRaces } from './races.ts';
import { strangerAt, visit } from './visit.ts';

const test = useSandboxedShop({ CLIENT_ADDRESS_HEADER: 'x-client-address' });

/** `npm run test:attacks` sends all of them, to processes of their own. A prime, so that each field gets a few. */
const share = 11;
const sample = (attacks: readonly Attack[]): Attack[] => attacks.filter((_, index) => index % share === 0);

/** A shop API in this process. @param limits as many calls as a test may make, if not those of a real shop. */
function sendHere(limits?: 'real limits'): Send {
  const { api } = test.shop.api(home.id, limits && {});
  return async (request) => api.fetch(request);
}

it('every route that is written to is attacked by what it reads', () => {
  const written = routes
    .filter(({ method }) => method === 'POST' || method === 'PUT')
    .map(({ path }) => path);
  expect(Object.keys(bodies).toSorted()).toEqual(written.toSorted());
});

it('what does not belong in a request is refused, changes nothing, and tells nothing', async () => {
  const send = sendHere();
  const here = await visit(send);
  const target = strangerAt(send, here);
  const tally = new Tally('requests');
  tally.secrets = here.secrets;
  await sendAll(sample(wrongRequests(here)), target, tally);
  expect(tally.outcome.faults).toEqual([]);
  expect(await here.browser.read(here.cart)).toEqual(here.cart);
  expect(await here.theirs.browser.read(here.theirs.cart)).toEqual(here.theirs.cart);
  await here.browser.change(here.cart, { action: 'addLineItem', sku, quantity: 1 });
  await sendAll(sample(strangeRequests(here)), target, tally);
  expect(tally.outcome.faults).toEqual([]);
  expect(tally.outcome.requests).toBeGreaterThan(500);
}, 120_000);

it('whoever has a strange name or address can pay', async () => {
  const tally = new Tally('checkouts');
  await runCheckouts(sendHere(), tally, share);
  expect(tally.outcome.faults).toEqual([]);
}, 120_000);

it('floods are stopped by the limits', async () => {
  const tally = new Tally('limits');
  await runFloods(sendHere('real limits'), tally);
  expect(tally.outcome.faults).toEqual([]);
  expect(tally.outcome.statuses.get(429)).toBeGreaterThan(100);
}, 120_000);

it('of what is sent at the same time, only one succeeds', async () => {
  const tally = new Tally('races');
  await runRaces(sendHere(), tally, 1);
  expect(tally.outcome.faults).toEqual([]);
});
