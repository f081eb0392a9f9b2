import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, useEffect } from 'react';
import { CartProvider } from '../cart/use-cart.tsx';
import { CheckoutContextProvider } from '../checkout/checkout-context.tsx';
import { RegionProvider } from '../region/region-context.tsx';
import { currentStore, siteConfig } from '../shop/current-store.ts';
import { ShopContextProvider, useShop } from '../shop/shop-context.tsx';
import { whenLoadedAndIdle } from '../recovery/when-idle.ts';
import { telemetry } from '../telemetry/config.ts';
import { reportUncaughtErrors } from '../telemetry/report-error.ts';
import { runTelemetry } from '../telemetry/run-telemetry.ts';

/**
 * State that outlives the page, outside everything else: it stays mounted while the visitor navigates. This is not
 * `wrapRootElement`, which Gatsby also puts around each page's `Head`: the cart would be fetched twice.
 */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) => <Root>{element}</Root>;

function Root({ children }: { children: ReactNode }) {
  return (
    <ShopContextProvider store={currentStore} siteConfig={siteConfig}>
      <Telemetry />
      <RegionProvider>
        <CartProvider>
          <CheckoutContextProvider>{children}</CheckoutContextProvider>
        </CartProvider>
      </RegionProvider>
    </ShopContextProvider>
  );
}

if (typeof window !== 'undefined') reportUncaughtErrors();

/** Starts everything that observes the shop, once the page has loaded and the browser has nothing else to do. */
export function Telemetry() {
  const shop = useShop();
  useEffect(() => {
    shop.setState({ environment: telemetry().environment });
    whenLoadedAndIdle(() => runTelemetry(shop));
  }, [shop]);
  return null;
}
