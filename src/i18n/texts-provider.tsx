import { type ReactNode, useMemo, useState } from 'react';
import type { Language } from '../../stores/types.ts';
import type { Frame } from './frame.ts';
import { type PageTexts, PageTextsContext } from './plugin-hooks.ts';
import { createTexts, type Texts } from './texts.ts';

interface TextsProviderProps {
  /** The page's context: its language and its path in it. */
  readonly page: Omit<PageTexts, 'i18n' | 'languages' | 'generateDefaultLanguagePage'> & {
    readonly language: Language;
    readonly languages: readonly Language[];
  };
  /** The texts that all pages share. */
  readonly frameTexts: Frame['texts'];
  /** What the page's query returns for `Locale` nodes: the texts of its screen. */
  readonly locales: Queries.PageTextsFragment;
  readonly children: ReactNode;
}

/**
 * Provides a page's language and texts without waiting: they came with the page data and the frame. There is one
 * instance per language, which lives as long as the site is open and learns each page's namespaces as they arrive.
 */
export function TextsProvider({ page, frameTexts, locales, children }: TextsProviderProps) {
  const [instanceOf] = useState(() => rememberInstances());
  const i18n = instanceOf(page.language);
  for (const [namespace, texts] of Object.entries(frameTexts)) {
    if (!i18n.hasResourceBundle(page.language, namespace))
      i18n.addResourceBundle(page.language, namespace, texts);
  }
  for (const { node } of locales.edges) {
    if (i18n.hasResourceBundle(page.language, node.ns)) continue;
    i18n.addResourceBundle(page.language, node.ns, JSON.parse(node.data) as object);
  }
  const context = useMemo(
    () => ({ ...page, languages: [...page.languages], generateDefaultLanguagePage: false, i18n }),
    [page, i18n],
  );
  return <PageTextsContext value={context}>{children}</PageTextsContext>;
}

/** The build has filled in missing texts in English, so no language needs another one. */
function rememberInstances(): (language: Language) => Texts {
  const known = new Map<Language, Texts>();
  return (language) => {
    const instance = known.get(language) ?? createTexts(language);
    known.set(language, instance);
    return instance;
  };
}
