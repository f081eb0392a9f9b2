import { type ReactNode, useEffect, useState } from 'react';
import { whenLoadedAndIdle } from '../recovery/when-idle.ts';
import { useRequest } from './use-request.ts';

interface LaterProps<Module> {
  /** `idle`: once everything the page needs at first has loaded and the browser has nothing else to do. */
  readonly wanted: boolean | 'idle';
  readonly load: () => Promise<Module>;
  readonly children: (module: Module) => ReactNode;
}

/**
 * A part of the page whose code is fetched when it is first wanted, so that no page includes it from the start. Nothing is
 * shown until it has arrived, and while it cannot be fetched.
 */
export function Later<Module>({ wanted, load, children }: LaterProps<Module>) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (wanted === 'idle') whenLoadedAndIdle(() => setIsIdle(true));
  }, [wanted]);
  const module = useRequest(wanted === true || isIdle ? 'module' : null, load).value;
  return module && children(module);
}
