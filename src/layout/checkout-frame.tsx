import type { ReactNode } from 'react';
import { CheckoutFooter } from './checkout-footer.tsx';
import { CheckoutHelp } from './checkout-help.tsx';
import { HeaderBar } from './header.tsx';
import { Frame } from './layout.tsx';

/**
 * What surrounds the checkout instead of the header and footer of all other pages: nothing that leads away from buying.
 * Whoever shops in the wrong country changes it where the address is asked for. It is part of the checkout's code.
 */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const header = (
    // It scrolls away: nothing in it is needed while somebody types.
    <HeaderBar>
      <CheckoutHelp />
    </HeaderBar>
  );
  return (
    <Frame header={header} footer={<CheckoutFooter />}>
      {children}
    </Frame>
  );
}
