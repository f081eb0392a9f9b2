import type { HeadProps } from 'gatsby';
import type { PageContext } from '../navigation/page-context.tsx';

/** `Head` of one of our pages. */
export type PageHeadProps<Data = object> = HeadProps<Data, PageContext>;

/**
 * The result that a page's query was made to find.
 * @throws Error if it does not exist: the page was created from a node that is gone.
 */
export function found<Node>(node: Node | null): Node {
  if (node === null) throw new Error('The page was created from a node that no longer exists.');
  return node;
}
