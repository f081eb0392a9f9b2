import { z } from 'zod';

/** Where every project of commercetools has its pictures, each in a folder of its own. */
const sharedHost = /^https:\/\/images\.cdn\.[a-z0-9-]+\.(gcp|aws)\.commercetools\.com\/+$/;

/**
 * The setting `PICTURE_SOURCES`: the folders that pictures may come from, as comma-separated addresses that end in `/`.
 * The folder of one's own project is meant, not the host that all projects of commercetools share: the picture service
 * would work for all of them.
 */
export const pictureFoldersSetting = z
  .string()
  .default('')
  .transform((value) => value.split(',').filter((folder) => folder !== ''))
  .pipe(
    z.array(
      z
        .url({ error: 'must be addresses that end in /' })
        .endsWith('/', 'must be addresses that end in /')
        .refine((folder) => !sharedHost.test(folder), 'must include the folder of your project'),
    ),
  )
  .describe(
    "The folders that pictures may come from: comma-separated addresses that end in `/`, with your project's own folder, because whoever can put pictures there uses your picture service. Without it, there are no pictures",
  );
