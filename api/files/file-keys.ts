import { requestsKept } from '../../commerce/customer-requests.ts';
import { linkDays } from './signatures.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * How long photographs are kept, in milliseconds: those of what the shop keeps, e.g. claims, as long as these; those of messages, which
 * are only sent to staff, as long as the links to them are good; those of reviews, until they are withdrawn.
 */
export const filesKept = {
  requests: requestsKept,
  messages: (linkDays + 2) * day,
  reviews: Infinity,
} as const;

/** What a photograph came with. */
export type FilesOf = keyof typeof filesKept;

export const filesOf = Object.keys(filesKept) as FilesOf[];

/** How long a photograph waits for a request that names it, in milliseconds. */
export const unnamedKept = day;

/** As it was sent, and as nobody may see it. */
export const incoming = (id: string): string => `incoming/${id}`;
/** Says that a request has named the photograph, so that it is to be checked; empty. */
export const named = (of: FilesOf, id: string): string => `named/${of}/${id}`;
/** As it was made anew from its pixels alone. */
export const checked = (of: FilesOf, id: string): string => `checked/${of}/${id}`;
/** Says that it was no picture; empty. */
export const refused = (of: FilesOf, id: string): string => `refused/${of}/${id}`;
