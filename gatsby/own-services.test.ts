import { expect, test, vi } from 'vitest';
import english from '../locales/en/consent.json' with { type: 'json' };
import { categoriesOf, servicesOf, storedEntries } from './consent-services.ts';
import { buildEnvironment } from './environment.ts';
import { siteHeaders } from './security/site-headers.ts';
import { settings } from './testing/build-settings.ts';

const { chat, withChat } = vi.hoisted(() => {
  const chat = {
    id: 'chat',
    script: 'https://chat.example/widget.js',
    needs: ['functional'],
    entries: { 'chat-*': { category: 'functional', store: 'local' } },
    origins: { connect: ['wss://chat.example'] },
  };
  const withChat = async (load: () => Promise<{ brand: object }>) => ({
    brand: { ...(await load()).brand, services: [chat] },
  });
  return { chat, withChat };
});
vi.mock('../brands/build.ts', withChat);
vi.mock('../brands/browser.ts', withChat);

const { register } = english;
const own = { 'chat-*': { what: 'Chat', why: 'It goes on.' } };
const texts = { ...english, register: { ...register, entries: { ...register.entries, ...own } } };

test('a service of the brand is loaded, allowed, asked for, and listed; not on one’s own machine', () => {
  const local = buildEnvironment(settings);
  const online = buildEnvironment({ ...settings, BRANCH: 'main' });
  const policyOf = (environment: typeof local) => siteHeaders(environment, [])['Content-Security-Policy'];
  const [, script, connect] = /script-src ([^;]*);.*connect-src ([^;]*);/.exec(policyOf(online) ?? '') ?? [];
  expect(online.telemetry.scripts).toEqual([{ id: 'chat', src: chat.script, needs: chat.needs }]);
  expect(script?.split(' ')).toContain('https://chat.example');
  expect(connect?.split(' ')).toContain('wss://chat.example');
  const all = servicesOf({ ...online, store: { ...online.store, searchKeys: {} } });
  const services = all.filter((id) => id === 'chat');
  expect(services).toEqual(['chat']);
  expect(categoriesOf(services)).toEqual(['functional']);
  expect(storedEntries(texts, 'en', services)).toContain('| Chat (`chat-*`) | It goes on. | Local storage');
  expect(storedEntries(english, 'en', [])).not.toContain('chat');
  expect(local.telemetry.scripts).toBeUndefined();
  expect(servicesOf(local)).not.toContain('chat');
  expect(policyOf(local)).not.toContain('chat.example');
});
