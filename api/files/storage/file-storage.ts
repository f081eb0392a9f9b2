import type { FilePlace, FilePlaceRequest } from '../../../contract/files.ts';

/** A file as it is listed. */
export interface StoredFile {
  readonly key: string;
  /** In milliseconds since 1970. */
  readonly changedAt: number;
}

/**
 * Where files are kept that customers send: a folder, or object storage. A key is a path of letters, digits, `-`, and `_`, such as
 * `incoming/F-DE-…`.
 * Operations throw `ShopError` `FilesUnavailable`, with the cause, if the storage does not answer as it should.
 */
export interface FileStorage {
  /** Where a browser may send one file of exactly this type and size, within `uploadTime`. */
  uploadTo(key: string, file: FilePlaceRequest): Promise<Omit<FilePlace, 'id'>>;
  /** @returns null if there is no such file. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  write(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  /** Removes a file; it need not exist. */
  remove(key: string): Promise<void>;
  /** The files whose keys begin like this. */
  list(prefix: string): AsyncIterable<StoredFile>;
}

/** How long a place for an upload is good for, in seconds. */
export const uploadTime = 15 * 60;

/** Where files are kept, as the settings say it. */
export type StorageSettings = { readonly folder: string } | S3Settings;

/** A bucket of object storage that speaks S3's protocol. */
export interface S3Settings {
  /** The address of the service, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
