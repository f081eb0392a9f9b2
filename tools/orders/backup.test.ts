import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { home } from '../../api/testing/sandboxed-shop.ts';
import {
  dueOf,
  findRequest,
  keepRequest,
  listRequests,
  requestsOf,
  subscriptionKind,
  withdrawalKind,
} from '../../commerce/customer-requests.ts';
import type { Subscription } from '../../contract/newsletter.ts';
import { useOperatedShop } from './testing/operated-shop.ts';

const operated = useOperatedShop();

test('product 7.356: withdrawals are in a file that nobody else can read, and what is lost comes back from it', async () => {
  const commerce = operated.shop.commerce(home.id);
  const withdrawal = {
    ...{ id: 'W-1-9', receivedAt: new Date().toISOString(), language: home.languages[0], name: 'Ada Berg' },
    ...{ email: 'ada@example.com', orderNumber: 'X', items: '', note: '', order: 'unknown' as const },
  };
  await keepRequest(commerce, home, withdrawalKind, withdrawal);
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  expect((await operated.run('backup', folder)).text).toContain('1 requests are in');
  const [name = ''] = await readdir(folder);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await operated.run('backup', '-');
  expect(write.mock.calls.join('')).toBe(await readFile(join(folder, name), 'utf8'));
  write.mockRestore();
  await commerce.removeObject(requestsOf(withdrawalKind, home), withdrawal.id);
  expect((await operated.run('restore', join(folder, name))).text).toContain('1 missing');
  expect(await findRequest(commerce, home, withdrawalKind, withdrawal.id)).toBeNull();
  await operated.run('restore', join(folder, name), '--yes');
  expect(await findRequest(commerce, home, withdrawalKind, withdrawal.id)).toEqual(withdrawal);
  expect((await operated.run('restore', join(folder, name))).text).toContain('0 missing');
  await rm(folder, { recursive: true });
});

test('product 7.356: subscriptions come back as they were, without e-mails; those that have ended, or that nobody was told of, do not', async () => {
  const commerce = operated.shop.commerce(home.id);
  const asked = {
    receivedAt: '',
    language: home.languages[0],
    email: 'ada@example.com',
    source: 'page' as const,
  };
  const subscription: Subscription = { ...asked, id: 'N-DE-1', confirmedAt: '', told: 'subscribed' };
  const container = requestsOf(subscriptionKind, home);
  await commerce.putObject(container, 'N-DE-1', subscription);
  await commerce.putObject(container, 'N-DE-2', { ...subscription, id: 'N-DE-2', leftAt: '' });
  await commerce.putObject(container, 'N-DE-3', { ...subscription, id: 'N-DE-3', told: undefined });
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  await operated.run('backup', folder);
  const [name = ''] = await readdir(folder);
  for (const id of ['N-DE-1', 'N-DE-2', 'N-DE-3']) await commerce.removeObject(container, id);
  await operated.run('restore', join(folder, name), '--yes');
  expect(await listRequests(commerce, home, subscriptionKind)).toEqual([subscription]);
  expect(await commerce.listObjects(dueOf(subscriptionKind, home), { limit: 1 })).toEqual([]);
  await rm(folder, { recursive: true });
});
