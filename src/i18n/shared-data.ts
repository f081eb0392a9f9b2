import type { CustomTypeOptions } from 'i18next';
import { use } from 'react';
import { setPageLoad } from '../recovery/full-load.ts';
import { getJson } from '../recovery/get-json.ts';
import { loadPart } from '../recovery/reload-guard.ts';
import type { Language } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';

/** What all pages of a language share, so that no page's data repeats it. */
export interface SharedData {
  /** By namespace; e-mails are written elsewhere. */
  readonly texts: Omit<CustomTypeOptions['resources'], 'mail'>;
  /** Where the interface's own links lead; pages that the storefront does not have are missing. */
  readonly sitePaths: Readonly<Partial<Record<PageKey, string>>>;
}
export type SharedDataByLanguage = Readonly<Partial<Record<Language, SharedData>>>;

/** Set by the build: all of them where it renders HTML, and nothing in browsers. */
declare const __SHARED_DATA__: SharedDataByLanguage;
/** Set by the build: where browsers find them. */
declare const __SHARED_DATA_FILES__: Readonly<Partial<Record<Language, string>>>;

const known: Partial<Record<Language, SharedData>> =
  typeof __SHARED_DATA__ === 'undefined' ? {} : { ...__SHARED_DATA__ };
const requests = new Map<Language, Promise<SharedData>>();
const awaited = new Map<Language, Promise<SharedData>>();

export const sharedDataOf = (language: Language): SharedData | undefined => known[language];

/** The data of a page's language. Only a page in another language than the document's may have to wait for it. */
export function useSharedData(language: Language): SharedData {
  const data = known[language];
  // React expects a page that has waited to ask for the same promise again.
  return data && !awaited.has(language) ? data : use(awaitSharedData(language));
}

/**
 * Fetches the data of the document's language, so that its page need not wait.
 * @param language the document's `lang`: a browser that translates the page may have set it to any other.
 */
export async function startSharedData(language: string): Promise<void> {
  if (Object.hasOwn(__SHARED_DATA_FILES__, language)) await loadSharedData(language as Language);
}

export const sharedDataFileOf = (language: Language): string | undefined => __SHARED_DATA_FILES__[language];

/**
 * Fetches the data of a language, once; the HTML of every page announces that of its own.
 * @throws Error if it cannot be fetched, in the words that `src/recovery/` takes for a missing file.
 */
export function loadSharedData(language: Language): Promise<SharedData> {
  const request = requests.get(language) ?? fetchSharedData(language);
  requests.set(language, request);
  request.catch(() => requests.delete(language));
  return request;
}

/** The same for a page that is about to be shown: it never rejects, because nothing around the page could say so. */
function awaitSharedData(language: Language): Promise<SharedData> {
  const data =
    awaited.get(language) ??
    loadPart(() => loadSharedData(language)).catch(() => {
      setPageLoad('unreachable');
      return new Promise<never>(() => undefined);
    });
  awaited.set(language, data);
  return data;
}

async function fetchSharedData(language: Language): Promise<SharedData> {
  const file = sharedDataFileOf(language) ?? '';
  try {
    return (known[language] = await getJson<SharedData>(file));
  } catch (cause) {
    throw new Error(`We couldn't load "${file}"`, { cause });
  }
}
