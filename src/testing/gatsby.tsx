import type { ComponentProps } from 'react';
import { vi } from 'vitest';

interface LinkProps extends ComponentProps<'a'> {
  readonly to: string;
  readonly activeClassName?: string;
  readonly partiallyActive?: boolean;
  readonly replace?: boolean;
  readonly state?: object;
}

/** The parts of Gatsby that the shop uses, without Gatsby: `vitest.config.mts` puts them in its place. */
export function Link({
  to,
  activeClassName,
  partiallyActive,
  replace,
  state,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const active = partiallyActive === true && window.location.pathname.startsWith(to);
  return (
    <a
      href={to}
      className={active ? activeClassName : undefined}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(to);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

export const navigate = vi.fn<(to: string, options?: { readonly replace?: boolean }) => void>((to) => {
  window.history.replaceState(null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
});

/** The build reads queries from the source; at run time, only their results matter. */
export const graphql = () => '';

/** A test that needs categories or content pages defines them; a build without any has these results. */
export const useStaticQuery = vi.fn<() => unknown>(() => ({
  allCommerceCategory: { nodes: [] },
  allContentPage: { nodes: [] },
}));
