import type { ReactNode } from 'react';
import * as styles from './busy-sums.module.css';
import { useCartState } from './use-cart.tsx';

/** Sums of the cart, marked while the shop is computing them anew: a browser never guesses one. */
export function BusySums({ children }: { children: ReactNode }) {
  const busy = useCartState(({ changing }) => changing);
  return (
    <div aria-busy={busy} className={busy ? styles.busy : undefined}>
      {children}
    </div>
  );
}
