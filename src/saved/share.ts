/** What became of something that was to be shared; `shown` if the browser can neither share nor copy it. */
export type Shared = 'shared' | 'copied' | 'shown';

/** Opens the platform's share sheet, or copies a link or a text where there is none. Has to begin with a touch. */
export async function share(what: {
  readonly title?: string;
  readonly url?: string;
  readonly text?: string;
}): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share(what);
      return 'shared';
    } catch (error) {
      // The visitor has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(what.url ?? what.text ?? '');
    return 'copied';
  } catch {
    return 'shown';
  }
}
