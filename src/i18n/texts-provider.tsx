import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext.js';
import { createInstance, type i18n } from 'i18next';
import { type ContextType, type ReactNode, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../../stores/types.ts';
import type { SharedData } from './shared-data.ts';

interface TextsProviderProps {
  /** The page's context: its language and its path in it. */
  readonly page: Omit<ContextType<typeof I18nextContext>, 'languages' | 'generateDefaultLanguagePage'> & {
    readonly language: Language;
    readonly languages: readonly Language[];
  };
  /** The texts that all pages share. */
  readonly sharedTexts: SharedData['texts'];
  /** What the page's query returns for `Locale` nodes: the texts of its screen. */
  readonly locales: Queries.PageTextsFragment;
  readonly children: ReactNode;
}

/**
 * Provides a page's language and texts without waiting: they came with the page data and the shared data. There is one
 * instance per language, which lives as long as the site is open and learns each page's namespaces as they arrive.
 */
export function TextsProvider({ page, sharedTexts, locales, children }: TextsProviderProps) {
  const [instanceOf] = useState(() => rememberInstances());
  const instance = instanceOf(page.language);
  for (const [namespace, texts] of Object.entries(sharedTexts)) {
    if (!instance.hasResourceBundle(page.language, namespace))
      instance.addResourceBundle(page.language, namespace, texts);
  }
  for (const { node } of locales.edges) {
    if (instance.hasResourceBundle(page.language, node.ns)) continue;
    instance.addResourceBundle(page.language, node.ns, JSON.parse(node.data) as object);
  }
  const context = useMemo(
    () => ({ ...page, languages: [...page.languages], generateDefaultLanguagePage: false }),
    [page],
  );
  return (
    <I18nextProvider i18n={instance}>
      <I18nextContext value={context}>{children}</I18nextContext>
    </I18nextProvider>
  );
}

function rememberInstances(): (language: Language) => i18n {
  const known = new Map<Language, i18n>();
  return (language) => {
    const instance = known.get(language) ?? startInstance(language);
    known.set(language, instance);
    return instance;
  };
}

/**
 * The build has filled in missing texts in English, so no language falls back to another one. Texts are added before
 * they are shown, so components need not follow the instance's events.
 */
function startInstance(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    load: 'currentOnly',
    fallbackLng: false,
    // A text that a brand leaves empty is not shown.
    returnEmptyString: true,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  });
  return instance;
}
