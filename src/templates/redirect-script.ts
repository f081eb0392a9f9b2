/**
 * A script for the HTML of the not-found page, which stays hidden until `useRedirect` has looked up the address, so
 * that visitors of a redirected address never see "not found" along the way.
 */
export const redirectScript = (): string => `(${String(begin)})()`;

export const showPage = (): string => document.documentElement.style.removeProperty('visibility');

/*
 * Runs in the browser before all modules, so it must not use anything from this file. The message is shown after all if
 * the shop's own code never loads or the visitor comes back from the target.
 */
function begin(): void {
  const { style } = document.documentElement;
  const show = () => style.removeProperty('visibility');
  style.visibility = 'hidden';
  addEventListener('pageshow', ({ persisted }) => persisted && show());
  setTimeout(show, 8000);
}
