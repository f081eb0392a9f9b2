import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { collectedLog } from '../testing/collected-log.ts';
import { clientAddressOf, networkOf, warnOfProxy } from './client-address.ts';

const socket = { incoming: { socket: { remoteAddress: '198.51.100.9' } } };

/** The address seen in a request with these headers, on a Node server. */
async function knownAddress(headers: Record<string, string>, header: string | null): Promise<string> {
  const app = new Hono();
  app.get('/', (c) => c.text(String(clientAddressOf(c, header))));
  return (await app.request('/', { headers }, socket)).text();
}

test.each([
  ['without a setting, the socket’s', { 'x-forwarded-for': '192.0.2.1' }, null, '198.51.100.9'],
  ['not that of another host', { 'x-nf-client-connection-ip': '192.0.2.1' }, 'x-real-ip', '198.51.100.9'],
  ['the header’s', { 'x-real-ip': '192.0.2.1' }, 'x-real-ip', '192.0.2.1'],
  ['what the nearest proxy saw', { 'x-forwarded-for': '6.6.6.6, 192.0.2.1' }, 'x-forwarded-for', '192.0.2.1'],
  ['no invention', { 'x-real-ip': 'me' }, 'x-real-ip', '198.51.100.9'],
])('the client’s address is %s', async (_, headers, header, expected) => {
  expect(await knownAddress(headers, header)).toBe(expected);
});

test('a host that does not tell knows nobody', async () => {
  const app = new Hono();
  app.get('/', (c) => c.text(String(clientAddressOf(c, null))));
  expect(await (await app.request('/')).text()).toBe('null');
});

test.each([
  ['x-forwarded-for', null, 1],
  ['forwarded', null, 1],
  ['cf-connecting-ip', 'x-real-ip', 1],
  ['x-real-ip', 'x-real-ip', 0],
  ['user-agent', null, 0],
])('of %s, if %s is named, operators are warned %i times', async (sent, named, times) => {
  const { log, logged } = collectedLog();
  const app = new Hono().use(warnOfProxy(named, log)).get('/', (c) => c.body(null));
  for (let request = 0; request < 3; request += 1)
    await app.request('/', { headers: { [sent]: '192.0.2.1' } });
  expect(logged.filter(([level]) => level === 'warn')).toHaveLength(times);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['0000:0000:0000:0000:0000:ffff:c000:201', '192.0.2.1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:0DB8:0001:1202::7', '2001:db8:1:1200'],
  ['2001:db8:1:12ff::7', '2001:db8:1:1200'],
  ['2001:db8:1:1300::7', '2001:db8:1:1300'],
  ['::1', '0:0:0:0'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
