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
 * Replaces the plugin's own `wrapPageElement` (see `gatsby/webpack.ts`). The plugin's version creates a new i18next
 * with every page and loses the texts loaded since the previous one, uses the first namespace other than `translation`
 * as the default, and includes the code of a language routing that is not ours.
 */
export const wrapPageElement = ({ element, props: { pageContext, data } }: WrapPageElementArgs) => (
  <TextsProvider page={pageContext.i18n} locales={data?.locales ?? noTexts}>
    {element}
  </TextsProvider>
);

const noTexts: TextsProviderProps['locales'] = { edges: [] };
