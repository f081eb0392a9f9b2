/** How Office files begin, which are archives. */
const archive = 'PK\u0003\u0004';

/**
 * Decodes a text file: UTF-8, or UTF-16 with its byte order mark. The mark is no part of the text.
 * @param file its name, for messages.
 * @throws Error with the remedy when it is something else, such as a spreadsheet or Windows-1252.
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  const remedy = 'Save it as CSV UTF-8.';
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') === archive)
    throw new Error(`${file} is a spreadsheet or an archive, not a CSV file. ${remedy}`);
  const text = decoded(bytes);
  // UTF-16 without its mark is valid UTF-8, full of zeros.
  if (text === null || text.includes('\0'))
    throw new Error(`${file} is not encoded in UTF-8, so its letters cannot be told apart. ${remedy}`);
  return text;
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
