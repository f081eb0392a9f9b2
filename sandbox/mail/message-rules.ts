/** A header that a message must have exactly once (RFC 5322, 3.6); without an ID or a date, large providers refuse it. */
const once = ['from', 'to', 'date', 'message-id', 'subject'];
/** A header that a message may have once. */
const atMostOnce = ['reply-to', 'sender', 'cc', 'mime-version', 'content-type'];

/** What RFC 5321 (4.1.2) takes: dots between words of a local part, or anything in quotation marks. */
const mailbox =
  /^(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"(?:[^"\\]|\\.)+")@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*$/u;

/** Whether a mail server takes an address in a command; without its angle brackets, and with its domain in any script. */
export const isMailbox = (address: string): boolean => address.length <= 254 && mailbox.test(address);

/** In characters, without the line break (RFC 5322, 2.1.1). */
const maxLine = 998;

/**
 * Why a mail server refuses a message, or null if it takes it: headers that are missing or there twice, which also is how
 * a line break in a header arrives, bare line breaks, and lines that are too long.
 * @param raw the message, a character for each byte.
 */
export function refusalOf(raw: string): string | null {
  if (/(^|[^\r])\n|\r(?!\n)/.test(raw)) return '5.6.0 A bare CR or LF';
  if (raw.split('\r\n').some((line) => line.length > maxLine)) return '5.6.0 A line is too long';
  const headers =
    raw
      .split('\r\n\r\n', 1)[0]
      ?.replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n') ?? [];
  const names = headers.map((line) => /^([!-9;-~]+):/.exec(line)?.[1]?.toLowerCase());
  if (names.includes(undefined)) return '5.6.0 A line of the header is no header';
  const count = (name: string) => names.filter((present) => present === name).length;
  const missing = once.find((name) => count(name) === 0);
  if (missing !== undefined) return `5.7.1 The header ${missing} is missing`;
  const repeated = [...once, ...atMostOnce].find((name) => count(name) > 1);
  if (repeated !== undefined) return `5.7.1 The header ${repeated} is there more than once`;
  const from = headers.find((line) => /^from:/i.test(line)) ?? '';
  return from.includes('@') ? null : '5.7.1 The header from has no address';
}
