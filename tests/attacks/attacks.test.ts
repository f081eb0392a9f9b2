import { describe, expect, it } from 'vitest';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';
import { accessAttacks } from './access.ts';
import { type Attack, sendAll, Tally } from './attack.ts';
import { runCheckouts } from './checkouts.ts';
import { fieldAttacks } from './fields.ts';
import { moneyAttacks } from './money.ts';
import { runFloods } from './limits.ts';
import { runRaces } from './races.ts';
import { runShared } from './shared.ts';
import { type Send, strangerAt, type Visit, visit } from './visit.ts';
import { smallSite, webAttacks } from './web.ts';

const test = useSandboxedShop({ CLIENT_ADDRESS_HEADER: 'x-client-address' });

/** `npm run test:attacks` sends all of them, to processes of their own. */
const share = 10;
const sample = (attacks: readonly Attack[]): Attack[] => attacks.filter((_, index) => index % share === 0);

/** A shop API in this process. @param limits as many calls as a test may make, if not those of a real shop. */
function sendHere(limits?: 'real limits'): Send {
  const { api } = test.shop.api('de', limits && {});
  return async (request) => api.fetch(request);
}

describe('nothing a stranger sends is accepted wrongly, hangs, or makes the shop fail', () => {
  it.each<[string, (visit: Visit) => Attack[]]>([
    ['fields', fieldAttacks],
    ['access', accessAttacks],
    ['money', moneyAttacks],
  ])('%s', async (group, attacksOf) => {
    const send = sendHere();
    const tally = new Tally(group);
    const here = await visit(send);
    await sendAll(sample(attacksOf(here)), strangerAt(send, here), tally);
    expect(tally.outcome.faults).toEqual([]);
    expect(tally.outcome.requests).toBeGreaterThan(20);
  });

  it('checkouts', async () => {
    const tally = new Tally('checkouts');
    await runCheckouts(sendHere(), tally, share);
    expect(tally.outcome.faults).toEqual([]);
  });

  it('limits', async () => {
    const tally = new Tally('limits');
    await runFloods(sendHere('real limits'), tally, 1);
    expect(tally.outcome.faults).toEqual([]);
    expect(tally.outcome.statuses.get(429)).toBeGreaterThan(100);
  });

  it('shared networks and addresses', async () => {
    const { api, mailer } = test.shop.api('de');
    const mailbox = (address: string) =>
      Promise.resolve(mailer.sent.filter(({ to }) => to === address).map((mail) => JSON.stringify(mail)));
    const tally = new Tally('shared');
    await runShared(async (request) => api.fetch(request), mailbox, tally);
    expect(tally.outcome.faults).toEqual([]);
  });

  it('the web', async () => {
    const site = smallSite();
    const tally = new Tally('web');
    const to = strangerAt(site.send, { browser: { cookie: '' } });
    await sendAll(sample(webAttacks()), to, tally);
    site.close();
    expect(tally.outcome.faults).toEqual([]);
  });

  it('races', async () => {
    const tally = new Tally('races');
    await runRaces(sendHere(), tally, 1);
    expect(tally.outcome.faults).toEqual([]);
  });
});
