import type { ShopEnvironment } from '../context/environment.ts';
import { uploadAddress } from './signatures.ts';
import type { FileStorage } from './storage/file-storage.ts';
import { folderStorage } from './storage/folder-storage.ts';
import { s3Storage } from './storage/s3-storage.ts';

/** Where a shop keeps the photographs of customers; null if the settings name no place. */
export function fileStorageOf({
  files,
  sessionSecrets,
}: Pick<ShopEnvironment, 'files' | 'sessionSecrets'>): FileStorage | null {
  if (files === null) return null;
  return 'folder' in files
    ? folderStorage(files.folder, (key, file) => uploadAddress(key, file, sessionSecrets))
    : s3Storage(files);
}
