import type { FilePlaceRequest } from '../../contract/files.ts';
import { maxPhotoSize, photoTypes } from '../../contract/limits.ts';
import { digestOf, isDigestOf, type Secrets } from '../context/derived-keys.ts';
import { uploadTime } from './storage/file-storage.ts';

const day = 24 * 60 * 60 * 1000;

/** How many days a link to a photograph is good for. */
export const linkDays = 90;

/** What a visitor names a file by (`fileIdsSchema`): nobody else can, because only they were given it. */
export const tokenOfFile = (id: string, visitor: string, secrets: Secrets): string =>
  `${id}.${digestOf(secrets, 'file of a visitor', id, visitor)}`;

/** The ID of the file that a visitor names; null if this visitor was not given it. */
export function fileOfToken(token: string, visitor: string, secrets: Secrets): string | null {
  const [id = '', proof = ''] = token.split('.');
  return isDigestOf(proof, secrets, 'file of a visitor', id, visitor) ? id : null;
}

/** The query of a link to a file, whose bearer may see it. The same one is made all day. */
export function linkQuery(id: string, secrets: Secrets): string {
  const until = String(Math.floor(Date.now() / day) + linkDays + 1);
  return new URLSearchParams({ until, proof: digestOf(secrets, 'link to a file', id, until) }).toString();
}

/** What a link is: one of ours, one that was good once, or a stranger's invention. */
export function readLink(id: string, query: URLSearchParams, secrets: Secrets): 'good' | 'over' | 'wrong' {
  const until = query.get('until') ?? '';
  if (!isDigestOf(query.get('proof') ?? '', secrets, 'link to a file', id, until)) return 'wrong';
  return Date.now() < Number(until) * day ? 'good' : 'over';
}

/** The path at which a Node host takes uploads into its folder. */
export const uploadPath = '/api/files/upload';

/** Where a Node host takes one upload. */
export function uploadAddress(key: string, { type, size }: FilePlaceRequest, secrets: Secrets): string {
  const parts = { key, type, size: String(size), until: String(Date.now() + uploadTime * 1000) };
  const proof = digestOf(secrets, 'upload of a file', ...Object.values(parts));
  return `${uploadPath}?${new URLSearchParams({ ...parts, proof })}`;
}

/** What may be uploaded to an address; null if it is not one of ours, or no longer good. */
export function readUploadAddress(
  query: URLSearchParams,
  secrets: Secrets,
): (FilePlaceRequest & { readonly key: string }) | null {
  const [key = '', type = '', size = '', until = ''] = ['key', 'type', 'size', 'until'].map(
    (name) => query.get(name) ?? '',
  );
  const isOurs = isDigestOf(query.get('proof') ?? '', secrets, 'upload of a file', key, type, size, until);
  const known = photoTypes.find((taken) => taken === type);
  if (!isOurs || known === undefined || Number(size) > maxPhotoSize || Number(until) < Date.now())
    return null;
  return { key, type: known, size: Number(size) };
}
