/** The content of one of our own files; null if it is not JSON, e.g. because writing it was interrupted. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
