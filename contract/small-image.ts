/** A commercetools image in the small version, 150 px wide: `a/b.png` → `a/b-small.png`. */
export function smallImage(url: string): string {
  return url.replace(/(\.[a-z]+)(\?.*)?$/i, '-small$1$2');
}
