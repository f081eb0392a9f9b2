import { type ReactNode, useEffect, useState } from 'react';
import { whenLoadedAndIdle } from '../recovery/when-idle.ts';
import { useRequest } from './use-request.ts';

/** Whether everything the page needs at first has loaded, and the browser has had nothing else to do since. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenLoadedAndIdle(() => setIsIdle(true)), []);
  return isIdle;
}

interface LaterProps<Module> {
  readonly wanted: boolean;
  readonly load: () => Promise<Module>;
  readonly children: (module: Module) => ReactNode;
}

/** A part of the page whose code is fetched when it is first wanted; nothing as long as it has not arrived. */
export function Later<Module>({ wanted, load, children }: LaterProps<Module>) {
  const module = useRequest(wanted ? 'module' : null, load).value;
  return module && children(module);
}
