export type IsPictureSource = (url: string) => boolean;

/**
 * @param folders where pictures may come from, as prefixes of addresses that end in `/`.
 * @returns whether pictures may come from an address; never from one that contains a user name or password.
 */
export function pictureSourcesWith(folders: readonly string[]): IsPictureSource {
  return (address) => {
    const url = parse(address);
    if (!url || url.username !== '' || url.password !== '') return false;
    return folders.some((folder) => url.href.startsWith(folder));
  };
}

/**
 * Whether an address has the only spelling that the picture service accepts of pictures the build does not know:
 * without query and fragment, and encoding nothing that needs no encoding. Otherwise, every picture would have any
 * number of addresses, each of which would be generated.
 */
export function isPlainAddress(address: string): boolean {
  const url = parse(address);
  if (!url) return false;
  try {
    url.pathname = decodeURIComponent(url.pathname);
  } catch {
    return false;
  }
  // An empty query is one, too.
  return !/[?#]/.test(url.href) && url.href === new URL(address).href;
}

/** `URL.parse` is missing in some of the browsers that the shop supports. */
function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * Folders that pictures may come from, as Netlify's Image CDN takes them: regular expressions of addresses
 * (https://docs.netlify.com/build/image-cdn/overview/#remote-path).
 */
export const pictureSources = (folders: readonly string[]): readonly string[] =>
  folders.map((folder) => `^${folder.replace(/[^\w/:-]/g, '\\$&')}`);
