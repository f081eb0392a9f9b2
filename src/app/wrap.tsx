import type { GatsbyBrowser } from 'gatsby';
import type { Language } from '../../stores/types.ts';
import type { PageTexts } from '../i18n/texts-provider.tsx';
import { Page } from './page.tsx';
import { Root } from './root.tsx';

type PageContext = { readonly language: Language; readonly texts: PageTexts };

/**
 * Everything around a page. It stays mounted while the visitor navigates. Not `wrapRootElement`, which Gatsby also
 * puts round each page's `Head`: the cart would be fetched twice.
 */
export const wrapPageElement: GatsbyBrowser<object, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => (
  <Root>
    <Page pageContext={props.pageContext}>{element}</Page>
  </Root>
);
