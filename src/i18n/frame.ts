import type { CustomTypeOptions } from 'i18next';
import { use } from 'react';
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

type Known = Partial<Record<Language, Frame>>;
const there: Known = typeof __FRAMES__ === 'undefined' ? {} : { ...__FRAMES__ };
const fetched: Known = {};
const requests = new Map<Language, Promise<Frame>>();

/** The frame of a page that is shown. */
export const frameOf = (language: Language): Frame | undefined => there[language] ?? fetched[language];

/** The frame of a page's language. Only a page in another language than the document's may have to wait for it. */
export const useFrame = (language: Language): Frame => there[language] ?? use(loadFrame(language));

/** Fetches the frame of the document's language, so that its page need not wait. @throws Error as `loadFrame` does. */
export async function startFrame(language: Language): Promise<void> {
  there[language] = await loadFrame(language);
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

async function fetchFrame(language: Language): Promise<Frame> {
  const file = frameFileOf(language) ?? '';
  const response = await fetch(file).catch(() => null);
  if (!response?.ok) throw new Error(`We couldn't load "${file}"`);
  const frame = (await response.json()) as Frame;
  fetched[language] = frame;
  return frame;
}
