import { currentStore } from '../shop/current-store.ts';

/**
 * The path of the error page in the language of an address, as hosts choose it; that of the default language for an
 * error page that is itself missing. Gatsby knows only one language (`gatsby/patches.ts`).
 */
export function errorPage(status: 404 | 500, path: string): string {
  const [, first] = path.split('/');
  const [, ...prefixed] = currentStore.languages.map((language) => language.toLowerCase());
  const page = `/${status}.html`;
  const own = first !== undefined && prefixed.includes(first) ? `/${first}${page}` : page;
  return own === path ? page : own;
}
