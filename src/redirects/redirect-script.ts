/**
 * A script for the head of the not-found page, which stays hidden until `useRedirect` has found out whether the address is
 * an old or a short one, so that nobody reads "not found" on the way.
 */
export const redirectScript = (): string => `(${String(begin)})()`;

/** Shows the page again. */
export const showPage = (): string => document.documentElement.style.removeProperty('visibility');

/*
 * Runs in the browser, ahead of all modules: it may use nothing of this file. Only while the document is read: after
 * a navigation inside the shop, which carries this script along, there is nothing to hide. If the shop's own code never
 * arrives, the message is shown after all; and back from the target, too.
 */
function begin(): void {
  if (document.readyState !== 'loading') return;
  const { style } = document.documentElement;
  const show = () => style.removeProperty('visibility');
  style.visibility = 'hidden';
  addEventListener('pageshow', ({ persisted }) => persisted && show());
  setTimeout(show, 8000);
}
