import { DatabaseSync } from 'node:sqlite';
import type { CustomObject } from '@commercetools/platform-sdk';
import { expect, it } from 'vitest';
import { newResource, openStorage } from './storage.ts';

const object = (value: unknown): CustomObject => ({
  ...newResource('one'),
  container: 'test',
  key: 'one',
  value,
});
const emptyStorage = () => openStorage(new DatabaseSync(':memory:'));

it('reads what a transaction has written, and not what it has undone', () => {
  const storage = emptyStorage();
  const first = storage.insert('custom-object', object('first'));
  const undone = () =>
    storage.transaction(() => {
      storage.update('custom-object', first, 1, { ...first, value: 'undone' });
      expect(storage.get('custom-object', 'one')?.value).toBe('undone');
      throw new Error('undo');
    });
  expect(undone).toThrow('undo');
  expect(storage.get('custom-object', 'one')).toEqual(first);
  storage.update('custom-object', first, 1, { ...first, value: 'second' });
  expect(storage.all('custom-object')).toMatchObject([{ version: 2, value: 'second' }]);
});

it('does not mistake a resource for one of the same ID and version that is gone', () => {
  const storage = emptyStorage();
  const first = storage.insert('custom-object', object('first'));
  expect(storage.get('custom-object', 'one')?.value).toBe('first');
  storage.remove('custom-object', first, 1);
  expect(storage.get('custom-object', 'one')).toBeUndefined();
  storage.insert('custom-object', object('again'));
  expect(storage.find('custom-object', 'test/one')?.value).toBe('again');
});
