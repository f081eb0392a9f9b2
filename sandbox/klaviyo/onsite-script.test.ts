import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { onsiteScript } from './onsite-script.ts';

interface Queue {
  readonly push: (command: readonly unknown[]) => unknown;
}

/** A page that has loaded the script; its cookie jar keeps names and values alone. */
function page(cookies = new Map<string, string>(), waiting: readonly unknown[] = []) {
  const document = {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      cookies.set(name, value);
    },
  };
  const window: { _learnq: unknown } = { _learnq: [...waiting] };
  runInNewContext(onsiteScript, { window, document, crypto, atob, btoa });
  const queue = window._learnq as Queue;
  return { cookies, identifiers: () => queue.push(['_getIdentifiers', '', {}]), push: queue.push };
}

test('knows nobody until a page identifies somebody, and knows them again on the next one', () => {
  const first = page();
  expect(first.identifiers()).not.toHaveProperty('$exchange_id');
  first.push(['identify', { email: 'ada@example.com' }]);
  const known = first.identifiers();
  expect(known).toHaveProperty('$exchange_id', expect.stringMatching(/^\w{32}$/));
  expect(page(first.cookies).identifiers()).toEqual(known);
  expect([...first.cookies.keys()]).toEqual(['__kla_id']);
});

test('carries out what has waited for it', () => {
  const { identifiers } = page(undefined, [['identify', { $email: 'ada@example.com' }]]);
  expect(identifiers()).toHaveProperty('$exchange_id');
});
