/**
 * A script for the beginning of a page's body: marks the document before anything is shown if its address asks for a
 * list other than the one the server has rendered (`chosen`), or for no more than its first page (`first`). Without
 * JavaScript, the document is not marked, and shows everything. The frame removes the mark once the page is hydrated.
 */
export const listingScript = `((s,d)=>{/(^\\?|&)(q|sort|[os]_[^=&]+)=./.test(s)?d.listing="chosen":/[?&]pages=/.test(s)||(d.listing="first")})(location.search,document.documentElement.dataset)`;

/** Whether the page still shows another list than its address asks for. */
export const awaitsAnotherList = (): boolean => document.documentElement.dataset['listing'] === 'chosen';
