import { useEffect } from 'react';
import { whenLoadedAndIdle } from '../recovery/when-idle.ts';
import type { Environment } from '../shop/shop-reducer.ts';
import { useShop } from '../shop/shop-context.tsx';
import { reportUncaughtErrors } from './report-error.ts';

/** Set by the build: where it is deployed, and whether anything observes it. */
declare const __ENVIRONMENT__: Environment;
declare const __OBSERVED__: boolean;

if (__OBSERVED__ && typeof window !== 'undefined') reportUncaughtErrors();

/** Starts everything that observes the shop, once the page has loaded and the browser has nothing else to do. */
export function Telemetry() {
  const shop = useShop();
  useEffect(() => {
    shop.dispatch({ type: 'setEnvironment', environment: __ENVIRONMENT__ });
    if (!__OBSERVED__) return;
    whenLoadedAndIdle(
      () => void import('./run-telemetry.ts').then(({ runTelemetry }) => runTelemetry(shop), ignore),
    );
  }, [shop]);
  return null;
}

/** The shop works without it. */
const ignore = (): void => undefined;
