import type { HeadProps } from 'gatsby';

/** `Head` of a screen whose title is one of its texts. */
export type TextHeadProps<Texts> = HeadProps<object, { readonly texts: Texts }>;
