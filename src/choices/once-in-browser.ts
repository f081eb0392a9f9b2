/** What reads a choice from the browser's storage: once, when it is first asked for, and never on the server. */
export function onceInBrowser(begin: () => void): () => void {
  let isBegun = false;
  return () => {
    if (isBegun || typeof window === 'undefined') return;
    isBegun = true;
    begin();
  };
}
