/**
 * Folders that pictures may come from, as Netlify's Image CDN takes them: regular expressions of addresses
 * (https://docs.netlify.com/build/image-cdn/overview/#remote-path).
 */
export const pictureSources = (folders: readonly string[]): readonly string[] =>
  folders.map((folder) => `^${folder.replace(/[^\w/:-]/g, '\\$&')}`);
