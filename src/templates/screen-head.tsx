import type { HeadProps } from 'gatsby';
import type { PageContext } from '../navigation/page-context.tsx';

/** `Head` of one of our pages. */
export type PageHeadProps<Data = object> = HeadProps<Data, PageContext>;

/** `Head` of a screen whose title is one of its texts. */
export type TextHeadProps<Texts> = HeadProps<object, Omit<PageContext, 'texts'> & { readonly texts: Texts }>;
