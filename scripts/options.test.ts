import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('the defaults', () => {
  expect(readOptions([], {})).toEqual({ store: 'us', port: 8000, sandboxPort: 8080 });
});

test('arguments and environment move them', () => {
  expect(readOptions(['--store', 'se'], { PORT: '9000', SANDBOX_PORT: '9001', STORE: 'de' })).toEqual({
    store: 'se',
    port: 9000,
    sandboxPort: 9001,
  });
  expect(readOptions([], { STORE: 'de' }).store).toBe('de');
});

test.each([
  [['--store', 'mars'], {}, 'Unknown store "mars"'],
  [[], { PORT: 'eighty' }, 'PORT=eighty is not a port'],
  [[], { SANDBOX_PORT: '70000' }, 'SANDBOX_PORT=70000 is not a port'],
  [[], { PORT: '8080' }, 'must differ'],
  [['--stroe', 'us'], {}, '--stroe'],
])('%j %j is refused with a reason', (args, env, reason) => {
  expect(() => readOptions(args, env)).toThrow(reason);
});
