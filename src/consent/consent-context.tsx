import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type Consent, type ConsentStore, consentStore } from './consent-store.ts';

const ConsentContext = createContext<ConsentStore | null>(null);

/** Provides what the visitor agreed to. Its value never changes: components subscribe to the parts they show. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  return <ConsentContext value={consentStore}>{children}</ConsentContext>;
}

/** The store itself, which never changes. @throws Error outside the provider. */
export function useConsentStore(): ConsentStore {
  const store = useContext(ConsentContext);
  if (!store) throw new Error('useConsent must be used within a ConsentProvider');
  return store;
}

/** A part of the visitor's consent, wherever it is shown; the component rerenders only when that part changes. */
export function useConsent<Part>(select: (consent: Consent) => Part): Part {
  const { subscribe, current, initial } = useConsentStore();
  return useSyncExternalStore(
    subscribe,
    () => select(current()),
    () => select(initial()),
  );
}
