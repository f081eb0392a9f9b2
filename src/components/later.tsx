import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenLoadedAndIdle } from '../recovery/when-idle.ts';
import { useRequest } from './use-request.ts';

/**
 * A part of the page below its first screen. It is in the page from the build, where nothing in it waits; React makes it
 * live after what is above it, in small steps, or at once when somebody touches it.
 */
export function LaterHydration({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}

interface LaterProps<Module> {
  readonly wanted: boolean;
  readonly load: () => Promise<Module>;
  readonly children: (module: Module) => ReactNode;
}

/**
 * A part of the page whose code is fetched when it is first wanted, so that no page includes it from the start. Nothing is
 * shown until it has arrived, and while it cannot be fetched.
 */
export function Later<Module>({ wanted, load, children }: LaterProps<Module>) {
  const module = useRequest(wanted ? 'module' : null, load).value;
  return module && children(module);
}

/**
 * A part of the page whose code is fetched once everything the page needs at first has loaded and the browser is idle,
 * because its picture comes first.
 */
export function AfterLoad<Module>({ load, children }: Omit<LaterProps<Module>, 'wanted'>) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenLoadedAndIdle(() => setIsIdle(true)), []);
  return (
    <Later wanted={isIdle} load={load}>
      {children}
    </Later>
  );
}
