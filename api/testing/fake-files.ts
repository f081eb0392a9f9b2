/* eslint-disable @typescript-eslint/require-await -- the port is asynchronous, memory is not */
import { ShopError } from '../../contract/shop-error.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';

/** A storage of files in memory. */
export interface FakeFiles extends FileStorage {
  readonly kept: Map<string, { readonly bytes: Uint8Array<ArrayBuffer>; readonly changedAt: number }>;
  /** While true, nothing can be read or written. */
  down: boolean;
  /** Does what a browser does with a place that it was given. @param url of the place. */
  upload(url: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
}

export function fakeFiles(): FakeFiles {
  const kept: FakeFiles['kept'] = new Map();
  const assertUp = () => {
    if (fake.down) throw new ShopError('FilesUnavailable', 'down', undefined, { cause: new Error('down') });
  };
  const fake: FakeFiles = {
    kept,
    down: false,
    async uploadTo(key, { type }) {
      assertUp();
      return { url: `https://files.example/${key}`, method: 'PUT', headers: { 'Content-Type': type } };
    },
    upload: (url, bytes) => fake.write(new URL(url).pathname.slice(1), bytes, ''),
    async read(key) {
      assertUp();
      return kept.get(key)?.bytes ?? null;
    },
    async write(key, bytes) {
      assertUp();
      kept.set(key, { bytes, changedAt: Date.now() });
    },
    async remove(key) {
      assertUp();
      kept.delete(key);
    },
    async *list(prefix) {
      assertUp();
      for (const [key, { changedAt }] of [...kept]) if (key.startsWith(prefix)) yield { key, changedAt };
    },
  };
  return fake;
}
