export type NewsletterConnector = ReturnType<typeof createNewsletterConnector>;

const intervalMs = 1000;
const maxLooks = 30;

/** Knows the visitor's ID at the newsletter service, Klaviyo, if the page has its script and it knows the visitor. */
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
    /** Null if it has not been found. @throws Error `Klaviyo not initialized.` before `start` */
    exchangeId: (): string | null => {
      if (!isStarted) throw new Error('Klaviyo not initialized.');
      return found;
    },
    stop,
  };
}

/** Until Klaviyo's script has loaded, its queue is an array that would only collect the question. */
function lookForId(): string | null {
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
