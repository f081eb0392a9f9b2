import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../../stores/types.ts';
import type { Namespace } from './namespaces.ts';

/** The texts of one page: what its page data holds under `texts`. */
export type PageTexts = Partial<Record<Namespace, ResourceKey>>;

/**
 * Gives a page its texts without waiting: they came with the page data. One instance lives as long as the
 * site is open and learns each page's namespaces as they arrive.
 */
export function TextsProvider(props: { language: Language; texts: PageTexts; children: ReactNode }) {
  const [instance] = useState(() => startInstance(props.language));
  for (const [namespace, texts] of Object.entries(props.texts)) {
    if (!instance.hasResourceBundle(props.language, namespace)) {
      instance.addResourceBundle(props.language, namespace, texts);
    }
  }
  return <I18nextProvider i18n={instance}>{props.children}</I18nextProvider>;
}

function startInstance(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: language,
    defaultNS: 'common',
    ns: [],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
