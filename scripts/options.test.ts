import { expect, test } from 'vitest';
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
  [['--store', 'se'], { STORE: 'de' }, { store: 'se' }],
  [['--all'], {}, { all: true }],
  [['--pseudo', '--store', 'jp'], {}, { pseudo: true, store: 'jp' }],
  [[], { PORT: '9000', SANDBOX_PORT: '9001' }, { port: 9000, sandboxPort: 9001 }],
])('%j and %j change them', (args, env, moved) => {
  expect(readOptions(args, env)).toEqual({ ...defaults, ...moved });
});

test.each([
  [['--store', 'mars'], {}, 'Unknown store "mars"'],
  [[], { PORT: 'eighty' }, 'PORT=eighty is not a port'],
  [[], { SANDBOX_PORT: '70000' }, 'SANDBOX_PORT=70000 is not a port'],
  [[], { PORT: '8080' }, 'must differ'],
  [['--stroe', 'us'], {}, '--stroe'],
])('%j %j is rejected with a reason', (args, env, reason) => {
  expect(() => readOptions(args, env)).toThrow(reason);
});
