import { type ReactNode, Suspense } from 'react';

/**
 * A part of the page below its first screen. It is in the page from the build, where nothing in it waits; React makes it
 * live after what is above it, in small steps, or at once when somebody touches it.
 */
export function LaterHydration({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
