import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFixture } from '../../../demo/testing/search-fixture.ts';
import { searchEndpoints } from '../service/endpoints.ts';
import { samples } from '../service/testing/search-event-samples.ts';
import { createEventSender } from './event-sender.ts';
import { reportOf } from './visitor.ts';
import { withProfile } from './event-report.ts';

let server: Awaited<ReturnType<typeof serveFixture>>;
beforeAll(async () => {
  server = await serveFixture();
});
afterAll(() => server.close());

const profile = {
  sessionId: 'session-1',
  addresses: { uuid: 'visitor-1', ipv4: '192.0.2.1', ipv6: '' },
  consents: true,
};
const arrived = async () => {
  const response = await fetch(`${server.url}/events.json`);
  return (await response.json()) as { readonly problem: string | null; readonly name: string }[];
};

test.each(Object.entries(samples))('a service that checks strictly accepts a %s', async (_, event) => {
  const endpoints = searchEndpoints({ url: server.url, servicesUrl: server.url, apiKey: 'klevu-us' });
  const report = reportOf(event, 'klevu-us');
  const before = (await arrived()).length;
  if (report)
    await createEventSender({ apiKey: 'klevu-us', ...endpoints }).send(withProfile(report, profile));
  const events = await arrived();
  expect(events.slice(before)).toMatchObject([{ problem: null }]);
});
