import { type ComponentProps, type ReactNode } from 'react';
import { useSharedData } from './shared-data.ts';
import { TextsProvider } from './texts-provider.tsx';

type TextsProviderProps = ComponentProps<typeof TextsProvider>;

interface WrapPageElementArgs {
  readonly element: ReactNode;
  readonly props: {
    readonly pageContext: { readonly i18n: TextsProviderProps['page'] };
    /** A page without a query has none. */
    readonly data?: { readonly locales?: TextsProviderProps['locales'] };
  };
}

/**
 * Replaces the plugin's own `wrapPageElement` (`gatsby/patches/page-texts.ts`). The plugin's version creates a new i18next
 * and a new context at every render: texts loaded later are lost, and parts that are not hydrated yet are rendered anew.
 * It also uses the first namespace other than `translation` as the default, and includes the code of a language routing
 * that is not ours.
 */
export const wrapPageElement = ({ element, props: { pageContext, data } }: WrapPageElementArgs) => (
  <PageTexts page={pageContext.i18n} locales={data?.locales ?? noTexts}>
    {element}
  </PageTexts>
);

function PageTexts(props: Omit<TextsProviderProps, 'sharedTexts'>) {
  const { texts } = useSharedData(props.page.language);
  return <TextsProvider {...props} sharedTexts={texts} />;
}

const noTexts: TextsProviderProps['locales'] = { edges: [] };
