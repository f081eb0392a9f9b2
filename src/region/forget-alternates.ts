/** Removes the addresses of the page that the document was loaded with, because another page is shown now. */
export function forgetAlternates(): void {
  for (const link of document.querySelectorAll('link[hreflang]')) link.remove();
}
