/**
 * Where pictures may come from, as regular expressions for addresses: the picture hosts of commercetools.
 * `netlify.toml` has the same list (`images.remote_images`); a test compares them.
 */
export const pictureSources: readonly string[] = [
  '^https://images\\.cdn\\.[a-z0-9-]+\\.(gcp|aws)\\.commercetools\\.com/',
];

/** Tells whether pictures may come from an address. */
export type IsPictureSource = (url: string) => boolean;

/**
 * @param folders additional sources, as prefixes of addresses that end in `/`.
 * @returns whether pictures may come from an address; never from one that contains a user name or password.
 */
export function pictureSourcesWith(folders: readonly string[]): IsPictureSource {
  const patterns = pictureSources.map((source) => new RegExp(source));
  return (address) => {
    const url = parse(address);
    if (!url || url.username !== '' || url.password !== '') return false;
    return (
      patterns.some((pattern) => pattern.test(url.href)) ||
      folders.some((folder) => url.href.startsWith(folder))
    );
  };
}

/** `URL.parse` is missing in some of the browsers that the shop supports. */
function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
