/**
 * Tells assistive technology about each page that the visitor navigates to, as soon as Gatsby sets its title: some time
 * after the page, which may even be the same one. The first page's title is in its HTML.
 * @param announcementOf what to tell of a title.
 * @returns stops it.
 */
export function announcePages(announcementOf: (title: string) => string): () => void {
  const titles = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const announcer = document.getElementById('gatsby-announcer');
    const announced = announcementOf(document.title);
    if (
      announcer &&
      added.some(({ nodeName }) => nodeName === 'TITLE') &&
      announcer.textContent !== announced
    )
      announcer.textContent = announced;
  });
  titles.observe(document.head, { childList: true });
  return () => titles.disconnect();
}
