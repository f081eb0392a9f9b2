import type { ReactNode } from 'react';
import { TextsProvider } from './texts-provider.tsx';

type TextsProviderProps = Parameters<typeof TextsProvider>[0];

interface WrapPageElementArgs {
  readonly element: ReactNode;
  readonly props: {
    readonly pageContext: { readonly i18n: TextsProviderProps['page'] };
    /** A page without a query has none. */
    readonly data?: { readonly locales?: TextsProviderProps['locales'] };
  };
}

/**
 * Stands where the plugin's own `wrapPageElement` stands (`gatsby/webpack.ts` replaces it). The plugin's starts another
 * i18next with every page and forgets the texts that were loaded since the last one, takes the first namespace besides
 * `translation` for the default one, and brings the code of a routing by language that is not ours.
 */
export const wrapPageElement = ({ element, props: { pageContext, data } }: WrapPageElementArgs) => (
  <TextsProvider page={pageContext.i18n} locales={data?.locales ?? noTexts}>
    {element}
  </TextsProvider>
);

const noTexts: TextsProviderProps['locales'] = { edges: [] };
