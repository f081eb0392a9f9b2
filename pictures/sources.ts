/**
 * Where pictures may come from, as regular expressions of addresses: the picture hosts of commercetools. The same list
 * stands in `netlify.toml` (`images.remote_images`), which a test compares.
 */
export const pictureSources: readonly string[] = [
  '^https://images\\.cdn\\.[a-z0-9-]+\\.(gcp|aws)\\.commercetools\\.com/',
];

/** Says whether pictures may come from an address. */
export type IsPictureSource = (url: string) => boolean;

/**
 * @param folders more places, as beginnings of addresses that end in `/`.
 * @returns whether pictures may come from an address; from one with a name or password in it they never may.
 */
export function pictureSourcesWith(folders: readonly string[]): IsPictureSource {
  const patterns = pictureSources.map((source) => new RegExp(source));
  return (address) => {
    const url = URL.parse(address);
    if (!url || url.username !== '' || url.password !== '') return false;
    return (
      patterns.some((pattern) => pattern.test(url.href)) ||
      folders.some((folder) => url.href.startsWith(folder))
    );
  };
}
