import { useEffect, useState } from 'react';

/**
 * A module that is fetched when it is first wanted, so that no page carries it from the start; null until it is there,
 * and for good when it cannot be fetched.
 * @param load A stable function, e.g. `() => import('./thing.tsx')` outside the component.
 */
export function useLater<Module>(wanted: boolean, load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const missing = wanted && module === null;
  useEffect(() => {
    if (!missing) return;
    load().then(
      (loaded) => setModule(() => loaded),
      () => undefined,
    );
  }, [missing, load]);
  return module;
}
