import { chooseLanguage } from '../../stores/choose-language.ts';
import { isBot } from './bots.ts';
import type { Language } from '../../stores/types.ts';

/** What language routing depends on: everything it touches in a browser. */
export interface LanguageSurroundings {
  readonly languages: readonly Language[];
  readonly stored: string | null;
  /** BCP 47, the preferred one first. */
  readonly preferred: readonly string[];
  readonly isBot: boolean;
  /** This page's paths by language; null for a page without any, such as the not-found page. */
  readonly languagePaths: Readonly<Record<string, string>> | null;
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
}

/**
 * Where a visitor of a page without a language in its path should be sent (docs/product.md, 2.2): to the page in the
 * stored language, otherwise in the best match, with query and hash. Null to stay.
 */
export function languageDestination(
  { languages, stored, preferred, isBot, languagePaths, location }: LanguageSurroundings,
  choose: typeof chooseLanguage,
): string | null {
  const defaultLanguage = languages[0];
  if (isBot || !languagePaths || defaultLanguage === undefined) return null;
  const slashless = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);
  const here = slashless(decodeURI(location.pathname));
  if (here !== slashless(languagePaths[defaultLanguage] ?? '')) return null;
  const known = languages.find((language) => language === stored);
  const path = languagePaths[known ?? choose(preferred, languages) ?? defaultLanguage];
  if (path === undefined || slashless(path) === here) return null;
  return path + location.search + location.hash;
}

/**
 * A script for the beginning of a page's body. It hides the page while the browser navigates to the one in the visitor's
 * language, so that the wrong one does not flash, and consists of the functions above, unchanged.
 */
export function languageScript(languages: readonly Language[]): string {
  const parts = [languageDestination, chooseLanguage, isBot].map(String);
  return `(${String(begin)})(${JSON.stringify(languages)},${parts.join(',')})`;
}

/*
 * Runs in the browser before all modules, so it may use only its arguments. Without web storage, a cookie has the language
 * (`src/consent/browser-storage.ts`); a browser that blocks both has stored nothing. When a visitor comes back from another page, the browser may show this one the way it was left: hidden. And
 * whatever goes wrong, a page in the wrong language is better than none.
 */
function begin(
  languages: readonly Language[],
  destinationOf: typeof languageDestination,
  choose: typeof chooseLanguage,
  isBotNamed: typeof isBot,
): void {
  const storedLanguage = () => {
    const key = 'gatsby-i18next-language';
    // eslint-disable-next-line no-restricted-properties -- runs before the module through which everything else reads
    const inCookie = () => new RegExp(`(?:^|; )${key}=([^;]+)`).exec(document.cookie)?.[1] ?? null;
    for (const read of [() => localStorage.getItem(key), inCookie])
      try {
        return read();
      } catch {
        // The next one may be allowed.
      }
    return null;
  };
  try {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="language-paths"]');
    const surroundings = {
      languages,
      stored: storedLanguage(),
      preferred: navigator.languages,
      isBot: isBotNamed(navigator.userAgent),
      languagePaths: meta ? (JSON.parse(meta.content) as Record<string, string>) : null,
      location,
    };
    const destination = destinationOf(surroundings, choose);
    if (destination === null) return;
    const page = document.documentElement;
    const show = () => page.style.removeProperty('visibility');
    page.style.visibility = 'hidden';
    addEventListener('pageshow', show, { once: true });
    setTimeout(show, 3000);
    const go = () => location.replace(destination);
    // A link that opened the page is exchanged first: its secret is no longer in the address (`link-script.ts`).
    if (window.openLink) window.openLink().then(go, show);
    else go();
  } catch (error) {
    console.warn(error);
  }
}
