import type { HeadProps } from 'gatsby';
import type { PageContext } from '../navigation/page-context.tsx';

/** `Head` of a page of ours. */
export type PageHeadProps<Data = object> = HeadProps<Data, PageContext>;
