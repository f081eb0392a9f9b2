import { createInstance, type i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../../stores/types.ts';
import { type SharedData, useSharedData } from './shared-data.ts';

interface TextsProviderProps {
  readonly language: Language;
  readonly texts: SharedData['texts'];
  readonly children: ReactNode;
}

interface WrapPageElementArgs {
  readonly element: ReactNode;
  readonly props: { readonly pageContext: { readonly i18n: Pick<TextsProviderProps, 'language'> } };
}

/**
 * Replaces the plugin's own `wrapPageElement` (`gatsby/patches.ts`), which creates a new i18next at every render: parts that
 * are not hydrated yet are rendered anew.
 */
export const wrapPageElement = ({ element, props: { pageContext } }: WrapPageElementArgs) => (
  <PageTexts language={pageContext.i18n.language}>{element}</PageTexts>
);

function PageTexts(props: Omit<TextsProviderProps, 'texts'>) {
  const { texts } = useSharedData(props.language);
  return <TextsProvider {...props} texts={texts} />;
}

export function TextsProvider({ language, texts, children }: TextsProviderProps) {
  const instance = useMemo(() => startInstance(language, texts), [language, texts]);
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

/**
 * The build has filled in missing texts in English, so no language falls back to another one. Nothing is added later, so
 * components need not follow the instance's events.
 */
function startInstance(language: Language, texts: SharedData['texts']): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    load: 'currentOnly',
    fallbackLng: false,
    // A text that a brand leaves empty is not shown.
    returnEmptyString: true,
    resources: { [language]: texts },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  });
  return instance;
}
