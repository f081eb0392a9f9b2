import * as z from 'zod/mini';
import { maxPhotos, maxPhotoSize, photoTypes } from './limits.ts';

/** What a visitor names a file by that they have sent: its ID, and what proves that this visitor was given it. */
const fileToken = z.string().check(z.regex(/^F-[A-Z]{2}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}\.[\w-]{43}$/));

/** Asks where one photograph may be sent to. */
export const filePlaceRequestSchema = z.object({
  type: z.enum(photoTypes),
  /** In bytes; exactly so many have to be sent. */
  size: z.int().check(z.minimum(1), z.maximum(maxPhotoSize)),
});
export type FilePlaceRequest = z.infer<typeof filePlaceRequestSchema>;

/** Where it is sent to, within 15 minutes: a path of the shop, or an address of object storage. */
export const filePlaceSchema = z.object({
  id: fileToken,
  url: z.string().check(z.regex(/^(?:https?:\/)?\/[^\s/]/)),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
});
export type FilePlace = z.infer<typeof filePlaceSchema>;

/** The photographs that a request of a customer comes with, as `id` of their places; `keepFiles` of `api/files/` accepts them. */
export const fileIdsSchema = z.array(fileToken).check(z.maxLength(maxPhotos));
