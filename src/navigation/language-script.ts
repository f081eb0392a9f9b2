import { chooseLanguage } from '../../stores/choose-language.ts';
import { isBot } from './bots.ts';
import type { Language } from '../../stores/types.ts';

/** What the routing of languages depends on; everything of a browser that it touches. */
export interface LanguageSurroundings {
  readonly languages: readonly Language[];
  /** What the visitor chose on an earlier page, or null. */
  readonly stored: string | null;
  /** BCP 47, the preferred one first. */
  readonly preferred: readonly string[];
  readonly isBot: boolean;
  /** This page's paths by language; null for a page without any, such as the not-found page. */
  readonly languagePaths: Readonly<Record<string, string>> | null;
  /** Path, query and hash of the address. */
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
}

/**
 * Where a visitor of a page without a language in its path belongs (docs/product.md, 2.2): the page in the stored language, else in
 * the one that suits best, with query and hash. Null to stay: the language is right, the path names one, the visitor
 * is a robot, or nothing suits.
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
 * A script for the beginning of a page's body: it looks once, before anything is shown, whether the visitor belongs to
 * the page in another language, and hides the page while the browser goes there, so that no wrong language flashes.
 * It is made of the functions above, as they are.
 */
export function languageScript(languages: readonly Language[]): string {
  const parts = [languageDestination, chooseLanguage, isBot].map(String);
  return `(${String(begin)})(${JSON.stringify(languages)},${parts.join(',')})`;
}

/*
 * Runs in the browser, ahead of all modules: it may use nothing but its arguments. A browser that blocks storage has
 * stored nothing; back from another page it may show this one as it was left, hidden; and whatever goes wrong, a page in
 * the wrong language is better than none.
 */
function begin(
  languages: readonly Language[],
  destinationOf: typeof languageDestination,
  choose: typeof chooseLanguage,
  isBotNamed: typeof isBot,
): void {
  const storedLanguage = () => {
    try {
      return localStorage.getItem('gatsby-i18next-language');
    } catch {
      return null;
    }
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
    location.replace(destination);
  } catch (error) {
    console.warn(error);
  }
}
