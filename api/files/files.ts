import type { FilePlace, FilePlaceRequest } from '../../contract/files.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { newFileId } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import { checked, type FilesOf, filesOf, incoming, named, refused } from './file-keys.ts';
import { fileOfToken, linkQuery, tokenOfFile } from './signatures.ts';
import type { FileStorage } from './storage/file-storage.ts';

/**
 * Gives a visitor a place for one photograph.
 * @throws ShopError `FilesUnavailable`
 */
export async function placeForFile(
  context: RequestContext,
  request: FilePlaceRequest,
  visitor: string,
): Promise<FilePlace> {
  const { store, environment } = context;
  const id = newFileId(store.id);
  const place = await storageOf(context).uploadTo(incoming(id), request);
  return { id: tokenOfFile(id, visitor, environment.sessionSecrets), ...place };
}

/**
 * Has the photographs checked and kept that a request names, before it is kept itself; doing so again changes nothing.
 * @param tokens as `fileIdsSchema` has them.
 * @param visitor who sends the request; null if their browser has no cookie of the shop, and so was given no place.
 * @param of what they came with, which decides how long they are kept.
 * @returns their IDs, for the request's record and for `filesLinksOf`.
 * @throws ShopError `InvalidInput` if one was given to somebody else, `FilesUnavailable` if one is not there or the storage does not answer:
 * the shopper is then asked to send the request without them.
 */
export async function keepFiles(
  context: RequestContext,
  tokens: readonly string[],
  visitor: string | null,
  of: FilesOf,
): Promise<string[]> {
  const { sessionSecrets } = context.environment;
  const ids = [...new Set(tokens)].map((token) => {
    const id = visitor === null ? null : fileOfToken(token, visitor, sessionSecrets);
    if (id === null) throw new ShopError('InvalidInput', 'A file was not given to this visitor');
    return id;
  });
  await Promise.all(ids.map((id) => keepFile(storageOf(context), of, id)));
  return ids;
}

async function keepFile(storage: FileStorage, of: FilesOf, id: string): Promise<void> {
  if (await exists(storage, incoming(id)))
    return storage.write(named(of, id), new Uint8Array(), 'text/plain');
  const isKnown = await Promise.all([checked(of, id), refused(of, id)].map((key) => exists(storage, key)));
  if (!isKnown.includes(true)) throw new ShopError('FilesUnavailable', 'A file is not there anymore');
}

/** Links to photographs for the shop's staff, in the order of their IDs: each shows one picture, once it has been checked. */
export const filesLinksOf = ({ store, environment }: RequestContext, ids: readonly string[]): string[] =>
  ids.map((id) => `${store.origin}/api/files/${id}?${linkQuery(id, environment.sessionSecrets)}`);

/** What the bearer of a link sees: the picture, in WebP, or why there is none. */
export type ShownFile = Uint8Array<ArrayBuffer> | 'waiting' | 'refused' | 'gone';

/** @throws ShopError `FilesUnavailable` */
export async function shownFile(context: RequestContext, id: string): Promise<ShownFile> {
  const storage = storageOf(context);
  for (const of of filesOf) {
    const picture = await storage.read(checked(of, id));
    if (picture) return picture;
    if (await exists(storage, refused(of, id))) return 'refused';
    if (await exists(storage, named(of, id))) return 'waiting';
  }
  return 'gone';
}

/** Deletes whatever there is of photographs, with what they came with. @throws ShopError `FilesUnavailable` */
export async function removeFiles(
  { files }: Pick<RequestContext, 'files'>,
  ids: readonly string[],
): Promise<void> {
  const keys = ids.flatMap((id) => [
    incoming(id),
    ...filesOf.flatMap((of) => [named(of, id), checked(of, id), refused(of, id)]),
  ]);
  if (files) await Promise.all(keys.map((key) => files.remove(key)));
}

/** @throws ShopError `FilesUnavailable`, without a cause, if the shop has nowhere to keep files. */
function storageOf({ files }: RequestContext): FileStorage {
  if (files) return files;
  throw new ShopError('FilesUnavailable', 'This shop takes no photographs');
}

export async function exists(storage: FileStorage, key: string): Promise<boolean> {
  for await (const file of storage.list(key)) if (file.key === key) return true;
  return false;
}
