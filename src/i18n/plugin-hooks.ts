import type { I18nextContext } from 'gatsby-plugin-react-i18next';
import { type ContextType, createContext, useContext } from 'react';
import { createTexts, type SayText, type Texts } from './texts.ts';

/** A page's language, its path in it, and its texts. */
export interface PageTexts extends Readonly<ContextType<typeof I18nextContext>> {
  readonly i18n: Texts;
}

/** Provided by `TextsProvider`; without one, keys are returned instead of texts. */
export const PageTextsContext = createContext<PageTexts>({
  language: 'en',
  languages: ['en'],
  defaultLanguage: 'en',
  generateDefaultLanguagePage: false,
  originalPath: '/',
  path: '/',
  routed: false,
  i18n: createTexts('en'),
});

/**
 * What components get when they import `gatsby-plugin-react-i18next` (`gatsby/webpack.ts`, `vitest.config.mts`): the
 * plugin's hooks with its types, but without react-i18next and i18next, which are made for texts that arrive while a
 * page is shown.
 * @param namespaces the first one is the namespace of keys that name none.
 */
export function useTranslation(namespaces: string | readonly string[] = 'translation'): {
  readonly t: SayText;
  readonly i18n: Texts;
} {
  const { i18n } = useContext(PageTextsContext);
  const [namespace = 'translation'] = [namespaces].flat();
  return { t: i18n.textsOf(namespace), i18n };
}

/** The page's language and texts at once. @param namespaces as for `useTranslation`. */
export function useI18next(namespaces?: string | readonly string[]) {
  return { ...useContext(PageTextsContext), ...useTranslation(namespaces) };
}
