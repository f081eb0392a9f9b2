import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import type { NamedPageKey } from '../../stores/page-paths.ts';
import { usePage } from '../navigation/page-context.tsx';

/** A link to one of the shop's pages; where the storefront does not have it, only the words. */
export function LinkToPage({
  page,
  children,
}: {
  readonly page: NamedPageKey;
  readonly children: ReactNode;
}) {
  const path = usePage().sitePaths[page];
  return path === undefined ? children : <Link to={path}>{children}</Link>;
}
