import type { CustomTypeOptions } from 'i18next';
import { use } from 'react';
import { setPageLoad } from '../recovery/full-load.ts';
import { loadPart } from '../recovery/reload-guard.ts';
import type { Language } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';

/** Namespaces that pages need not list: what surrounds every screen, and what any action may fail with. */
export const frameNamespaces = ['translation', 'errors'] as const;

/** What all pages of a language share, so that no page's data repeats it. */
export interface Frame {
  readonly texts: Pick<CustomTypeOptions['resources'], (typeof frameNamespaces)[number]>;
  /** Where the interface's own links lead; pages that the storefront does not have are missing. */
  readonly sitePaths: Readonly<Partial<Record<PageKey, string>>>;
}
export type Frames = Readonly<Partial<Record<Language, Frame>>>;

/** Set by the build: every frame where it renders HTML, and nothing in browsers. */
declare const __FRAMES__: Frames;
/** Set by the build: where browsers find them. */
declare const __FRAME_FILES__: Readonly<Partial<Record<Language, string>>>;

const known: Partial<Record<Language, Frame>> = typeof __FRAMES__ === 'undefined' ? {} : { ...__FRAMES__ };
const requests = new Map<Language, Promise<Frame>>();
const awaited = new Map<Language, Promise<Frame>>();

/** The frame of a page that is shown. */
export const frameOf = (language: Language): Frame | undefined => known[language];

/** The frame of a page's language. Only a page in another language than the document's may have to wait for it. */
export function useFrame(language: Language): Frame {
  const frame = known[language];
  // React expects a page that has waited to ask for the same promise again.
  return frame && !awaited.has(language) ? frame : use(awaitFrame(language));
}

/**
 * Fetches the frame of the document's language, so that its page need not wait.
 * @param language the document's `lang`: a browser that translates the page may have set it to any other.
 * @throws Error as `loadFrame` does.
 */
export async function startFrame(language: string): Promise<void> {
  if (Object.hasOwn(__FRAME_FILES__, language)) await loadFrame(language as Language);
}

/** The address of a language's frame. */
export const frameFileOf = (language: Language): string | undefined => __FRAME_FILES__[language];

/**
 * Fetches the frame of a language, once; the HTML of every page announces that of its own.
 * @throws Error if it cannot be fetched, in the words that `src/recovery/` takes for a missing file.
 */
export function loadFrame(language: Language): Promise<Frame> {
  const request = requests.get(language) ?? fetchFrame(language);
  requests.set(language, request);
  request.catch(() => requests.delete(language));
  return request;
}

/** The same for a page that is about to be shown: it never rejects, because nothing around the page could say so. */
function awaitFrame(language: Language): Promise<Frame> {
  const frame =
    awaited.get(language) ??
    loadPart(() => loadFrame(language)).catch(() => {
      setPageLoad('unreachable');
      return new Promise<never>(() => undefined);
    });
  awaited.set(language, frame);
  return frame;
}

async function fetchFrame(language: Language): Promise<Frame> {
  const file = frameFileOf(language) ?? '';
  try {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`Status ${response.status}`);
    return (known[language] = (await response.json()) as Frame);
  } catch (cause) {
    throw new Error(`We couldn't load "${file}"`, { cause });
  }
}
