import type { GatsbyBrowser } from 'gatsby';
import { Page } from './page.tsx';
import type { PageTexts } from '../i18n/texts-provider.tsx';
import { Root } from './root.tsx';
import type { Language } from '../../stores/types.ts';

type PageContext = { readonly language: Language; readonly texts: PageTexts };

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => <Root>{element}</Root>;

export const wrapPageElement: GatsbyBrowser<object, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => <Page pageContext={props.pageContext}>{element}</Page>;
