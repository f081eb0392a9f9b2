import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { grantCategories, grantedCategories, readEntry } from './guarded-storage.ts';
import type { ConsentCategory } from './inventory.ts';

interface Consent {
  /**
   * `unknown` during server rendering and hydration, `unanswered` until the visitor has chosen, `answered` afterwards.
   */
  readonly status: 'unknown' | 'unanswered' | 'answered';
  readonly granted: ReadonlySet<ConsentCategory>;
  /** Saves the visitor's answer; categories left out are withdrawn, and what they stored is deleted. */
  readonly answer: (categories: readonly ConsentCategory[]) => void;
  /** Whether the visitor has asked to change the answer. */
  readonly reviewing: boolean;
  readonly review: () => void;
}

const ConsentContext = createContext<Consent | null>(null);
const strictOnly: ReadonlySet<ConsentCategory> = new Set(['strict']);
const never = () => () => undefined;

/** Holds what the visitor agreed to; the guarded storage follows the same answer. */
export function ConsentContextProvider({ children }: { children: ReactNode }) {
  const stored = useSyncExternalStore(never, storedStatus, () => 'unknown' as const);
  const [given, setGiven] = useState<ReadonlySet<ConsentCategory> | null>(null);
  const [reviewing, setReviewing] = useState(false);

  const value = useMemo<Consent>(
    () => ({
      status: given ? 'answered' : stored,
      granted: given ?? (stored === 'answered' ? grantedCategories() : strictOnly),
      reviewing,
      review: () => setReviewing(true),
      answer: (categories) => {
        grantCategories(categories);
        setGiven(grantedCategories());
        setReviewing(false);
      },
    }),
    [given, stored, reviewing],
  );
  return <ConsentContext.Provider value={value}>{children}</ConsentContext.Provider>;
}

/** The visitor's consent. @throws Error outside the provider. */
export function useConsent(): Consent {
  const consent = useContext(ConsentContext);
  if (!consent) throw new Error('useConsent must be used within a ConsentContextProvider');
  return consent;
}

function storedStatus() {
  return readEntry('consent') === null ? 'unanswered' : 'answered';
}
