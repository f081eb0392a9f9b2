import type { HeadProps } from 'gatsby';
import type { PageContext } from '../navigation/page-context.tsx';

/** `Head` of one of our pages. */
export type PageHeadProps<Data = object> = HeadProps<Data, PageContext>;
