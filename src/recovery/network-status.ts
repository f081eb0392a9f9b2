import { useSyncExternalStore } from 'react';

/** False only if the browser certainly has no connection; true does not mean that the shop can be reached. */
export const isOnline = (): boolean => (navigator as Partial<Navigator>).onLine ?? true;

/** Calls the listener whenever the connection comes or goes. @returns a function that stops this. */
export function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a connection, kept up to date; true during server rendering and hydration. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(onNetworkChange, isOnline, () => true);
}
