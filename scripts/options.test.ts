import { expect, test } from 'vitest';
import { brand } from '../brands/build.ts';
import { readOptions } from './options.ts';

const [first, other = first] = brand.storefronts;

const defaults = {
  store: first.id,
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
  [['--store', other.id], {}, { store: other.id }],
  [['--store', other.id], { STORE: first.id }, { store: other.id }],
  [['--all'], {}, { all: true }],
  [['--pseudo', '--store', other.id], {}, { pseudo: true, store: other.id }],
  [[], { PORT: '9000', SANDBOX_PORT: '9001' }, { port: 9000, sandboxPort: 9001 }],
])('%j and %j change them', (args, env, moved) => {
  expect(readOptions(args, env)).toEqual({ ...defaults, ...moved });
});

test.each([
  [['--store', 'mars'], {}, 'Unknown store "mars"'],
  [[], { PORT: 'eighty' }, 'PORT=eighty is not a port'],
  [[], { SANDBOX_PORT: '70000' }, 'SANDBOX_PORT=70000 is not a port'],
  [[], { PORT: '8080' }, 'must differ'],
  [['--stroe', first.id], {}, '--stroe'],
])('%j %j is rejected with a reason', (args, env, reason) => {
  expect(() => readOptions(args, env)).toThrow(reason);
});
