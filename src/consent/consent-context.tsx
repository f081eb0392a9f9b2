import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { parseCategories, readEntry, setGrantedCategories, writeEntry } from './guarded-storage.ts';
import type { ConsentCategory } from './inventory.ts';

interface Consent {
  /**
   * `unknown` until the browser has been asked (also during static rendering), `unanswered` while the visitor
   * has not chosen, `answered` afterwards.
   */
  readonly status: 'unknown' | 'unanswered' | 'answered';
  readonly granted: ReadonlySet<ConsentCategory>;
  /** Keeps the visitor's answer; categories left out are withdrawn and what they kept is deleted. */
  readonly answer: (categories: readonly ConsentCategory[]) => void;
  /** Whether the visitor asked to change the answer. */
  readonly reviewing: boolean;
  readonly review: () => void;
}

const ConsentContext = createContext<Consent | null>(null);
const strictOnly: ReadonlySet<ConsentCategory> = new Set(['strict']);

/** Holds what the visitor agreed to and tells the guarded storage. */
export function ConsentContextProvider({ children }: { children: ReactNode }) {
  const [status, setStatus] = useState<Consent['status']>('unknown');
  const [granted, setGranted] = useState(strictOnly);
  const [reviewing, setReviewing] = useState(false);

  const grant = useCallback((categories: readonly ConsentCategory[]) => {
    setGrantedCategories(categories);
    setGranted(new Set<ConsentCategory>(['strict', ...categories]));
  }, []);

  useEffect(() => {
    const answer = readEntry('consent');
    if (answer !== null) grant(parseCategories(answer));
    setStatus(answer === null ? 'unanswered' : 'answered');
  }, [grant]);

  const value = useMemo<Consent>(
    () => ({
      status,
      granted,
      reviewing,
      review: () => setReviewing(true),
      answer: (categories) => {
        grant(categories);
        writeEntry('consent', [...new Set(['strict', ...categories])].join('+'));
        setStatus('answered');
        setReviewing(false);
      },
    }),
    [status, granted, reviewing, grant],
  );
  return <ConsentContext.Provider value={value}>{children}</ConsentContext.Provider>;
}

/** The visitor's consent. @throws Error outside the provider. */
export function useConsent(): Consent {
  const consent = useContext(ConsentContext);
  if (!consent) throw new Error('useConsent must be used within a ConsentContextProvider');
  return consent;
}
