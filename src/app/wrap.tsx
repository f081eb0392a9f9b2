import type { GatsbyBrowser } from 'gatsby';
import type { PageContext } from '../navigation/page-context.tsx';
import { Page } from './page.tsx';
import { Root } from './root.tsx';

/**
 * Everything around a page. It stays mounted while the visitor navigates. This is not `wrapRootElement`, which Gatsby
 * also puts around each page's `Head`: the cart would be fetched twice.
 */
export const wrapPageElement: GatsbyBrowser<object, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => (
  <Root>
    <Page pageContext={props.pageContext}>{element}</Page>
  </Root>
);
