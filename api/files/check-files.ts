import type { Store } from '../../stores/types.ts';
import type { Log } from '../context/request-context.ts';
import {
  checked,
  type FilesOf,
  filesKept,
  filesOf,
  incoming,
  named,
  refused,
  unnamedKept,
} from './file-keys.ts';
import { exists } from './files.ts';
import { reencode } from './reencode.ts';
import type { FileStorage } from './storage/file-storage.ts';

interface Checking {
  readonly files: FileStorage;
  readonly store: Pick<Store, 'id'>;
  readonly log: Pick<Log, 'info'>;
}

/**
 * Checks the photographs of a storefront that requests have named, one after the other: what is a picture is made anew, and what was sent
 * is removed either way. It can be interrupted and repeated at any point, and run twice at once. Only Node can do this, so no function of
 * Netlify and no Worker imports it.
 * @param until when to begin no further one, in milliseconds since 1970.
 * @returns how many were pictures, and how many were not.
 * @throws ShopError `FilesUnavailable`
 */
export async function checkFiles(
  checking: Checking,
  until: number,
): Promise<{ readonly checked: number; readonly refused: number }> {
  const counts = { checked: 0, refused: 0 };
  const { files, store } = checking;
  for (const of of filesOf) {
    for await (const { key } of files.list(named(of, beginningOf(store)))) {
      if (Date.now() > until) return counts;
      const outcome = await checkFile(checking, of, key.slice(named(of, '').length));
      if (outcome) counts[outcome] += 1;
    }
  }
  return counts;
}

/** @returns null if somebody else has just done it, or it was withdrawn. */
async function checkFile({ files, log }: Checking, of: FilesOf, id: string) {
  const sent = await files.read(incoming(id));
  const outcome = sent && (await reencoded(files, of, id, sent, log));
  await files.remove(named(of, id));
  await files.remove(incoming(id));
  return outcome;
}

async function reencoded(
  files: FileStorage,
  of: FilesOf,
  id: string,
  sent: Uint8Array,
  log: Checking['log'],
): Promise<'checked' | 'refused' | null> {
  const picture = await reencode(sent).catch((error: unknown) => {
    log.info('photograph refused', { file: id, reason: String(error) });
    return null;
  });
  // That takes seconds, in which it may have been withdrawn, and must not come back; or somebody else was faster.
  if (!(await exists(files, named(of, id)))) return null;
  if (picture) await files.write(checked(of, id), picture, 'image/webp');
  else await files.write(refused(of, id), new Uint8Array(), 'text/plain');
  return picture ? 'checked' : 'refused';
}

/**
 * Removes what nobody has named within a day, and what is not kept anymore (docs/privacy.md).
 * @returns how many files.
 * @throws ShopError `FilesUnavailable`
 */
export async function removeOldFiles({ files, store }: Pick<Checking, 'files' | 'store'>): Promise<number> {
  const beginning = beginningOf(store);
  let removed = await removeOlder(
    files,
    incoming(beginning),
    unnamedKept,
    await waitingKeys(files, beginning),
  );
  for (const of of filesOf)
    for (const keyOf of [checked, refused])
      removed += await removeOlder(files, keyOf(of, beginning), filesKept[of]);
  return removed;
}

async function removeOlder(
  files: FileStorage,
  prefix: string,
  age: number,
  waiting: readonly string[] = [],
): Promise<number> {
  let removed = 0;
  for await (const { key, changedAt } of files.list(prefix)) {
    if (Date.now() - changedAt < age || waiting.includes(key)) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}

/** The keys of those that are still to be checked. */
async function waitingKeys(files: FileStorage, beginning: string): Promise<string[]> {
  const waiting: string[] = [];
  for (const of of filesOf)
    for await (const { key } of files.list(named(of, beginning)))
      waiting.push(incoming(key.slice(named(of, '').length)));
  return waiting;
}

/** How the IDs of a storefront's files begin: storefronts may share a storage. */
const beginningOf = ({ id }: Pick<Store, 'id'>): string => `F-${id.toUpperCase()}-`;
