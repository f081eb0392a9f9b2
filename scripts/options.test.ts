import { expect, test } from 'vitest';
import { storeIds } from '../stores/types.ts';
import { readOptions } from './options.ts';

const defaults = {
  store: 'us',
  all: false,
  pseudo: false,
  develop: false,
  types: false,
  host: null,
  port: 8000,
  sandboxPort: 8080,
  sandboxMailPort: 2525,
};

test('the defaults', () => {
  expect(readOptions([], {})).toEqual(defaults);
});

test.each([
  [['--store', 'se'], {}, { store: 'se' }],
  [[], { STORE: 'de' }, { store: 'de' }],
  [['--store', 'se'], { STORE: 'de' }, { store: 'se' }],
  [['--all'], {}, { all: true }],
  [['--pseudo', '--store', 'jp'], {}, { pseudo: true, store: 'jp' }],
  [['--develop'], {}, { develop: true }],
  [['--types'], {}, { types: true }],
  [['--host', 'node'], {}, { host: 'node' }],
  [[], { PORT: '9000', SANDBOX_PORT: '9001' }, { port: 9000, sandboxPort: 9001 }],
  [[], { SANDBOX_MAIL_PORT: '9025' }, { sandboxMailPort: 9025 }],
])('%j and %j change them', (args, env, moved) => {
  expect(readOptions(args, env)).toEqual({ ...defaults, ...moved });
});

test.each(storeIds)('--store %s is known', (store) => {
  expect(readOptions(['--store', store], {}).store).toBe(store);
});

test.each([
  [['--store', 'mars'], {}, 'Unknown store "mars"'],
  [[], { STORE: 'constructor' }, 'Unknown store "constructor"'],
  [[], { PORT: 'eighty' }, 'PORT=eighty is not a port'],
  [[], { PORT: '0' }, 'PORT=0 is not a port'],
  [[], { SANDBOX_PORT: '70000' }, 'SANDBOX_PORT=70000 is not a port'],
  [[], { PORT: '8080' }, 'must differ'],
  [[], { SANDBOX_MAIL_PORT: '8080' }, 'must differ'],
  [['--stroe', 'us'], {}, '--stroe'],
  [['--all=yes'], {}, '--all'],
  [['se'], {}, "'se'"],
])('%j %j is rejected with a reason', (args, env, reason) => {
  expect(() => readOptions(args, env)).toThrow(reason);
});
