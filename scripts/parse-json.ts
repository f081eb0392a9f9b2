/** What a file of our own holds; null when it is no JSON, e.g. because writing it was cut short. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
