import { hasConsent } from '../../consent/consent-store.ts';

export type NewsletterConnector = ReturnType<typeof createNewsletterConnector>;

const intervalMs = 1000;
const maxLooks = 30;

/** Knows the visitor's ID at the newsletter service, Klaviyo, while they agree to marketing, if the page's script of it knows them. */
export function createNewsletterConnector() {
  let isStarted = false;
  let found: string | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  return {
    /** Looks for the ID now and, if it is not there yet, for a while. @param onFound called at most once, if it came later */
    start: (onFound: () => void): void => {
      isStarted = true;
      found = lookForId();
      if (found !== null) return;
      let looks = 1;
      timer = setInterval(() => {
        found = lookForId();
        looks += 1;
        if (found !== null || looks >= maxLooks) stop();
        if (found !== null) onFound();
      }, intervalMs);
    },
    /** Null if it has not been found, or may not be used. @throws Error `Klaviyo not initialized.` before `start` */
    exchangeId: (): string | null => {
      if (!isStarted) throw new Error('Klaviyo not initialized.');
      return hasConsent('marketing') ? found : null;
    },
    stop,
  };
}

/**
 * Until Klaviyo's script has loaded, its queue is an array that would only collect the question. One that runs already cannot be
 * stopped when consent is withdrawn, so it is not asked then.
 */
function lookForId(): string | null {
  if (!hasConsent('marketing')) return null;
  const queue = (window as { _learnq?: { push?: (command: unknown) => unknown } })._learnq;
  if (!queue || Array.isArray(queue)) return null;
  try {
    const { $exchange_id: id } = Object(queue.push?.(['_getIdentifiers', '', {}])) as {
      $exchange_id?: unknown;
    };
    return typeof id === 'string' && id !== '' ? id : null;
  } catch {
    return null;
  }
}
