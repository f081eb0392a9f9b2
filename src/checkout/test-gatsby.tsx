import type { ReactNode } from 'react';
import { vi } from 'vitest';

/** What Gatsby does for a link and a navigation, without Gatsby: `vi.mock('gatsby', () => import('./test-gatsby.tsx'))`. */
export function Link({ to, children, ...rest }: { to: string; children: ReactNode }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export const navigate = vi.fn((to: string) => {
  window.history.replaceState(null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
});
