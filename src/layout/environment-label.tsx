import { useShopState } from '../shop/shop-context.tsx';
import type { Environment } from '../shop/shop-reducer.ts';
import * as styles from './header.module.css';

/** Names for those who build the shop, who are the only ones to see them; the same in every language. */
const names: Readonly<Record<Environment, string>> = {
  production: '',
  staging: 'Staging',
  development: 'Demo',
  pull_request: 'Preview',
};

/**
 * Says that a build is not the real shop, below the brand. It is empty until the page knows, and stays while the visitor
 * navigates, so that screen readers announce it once.
 */
export function EnvironmentLabel() {
  const environment = useShopState((state) => state.environment);
  return (
    <p className={styles.environment} aria-live="polite" lang="en">
      {names[environment]}
    </p>
  );
}
