import { z } from 'zod';

const headerSchema = z.looseObject({ event_id: z.string().optional(), dsn: z.string().optional() });
const itemHeaderSchema = z.looseObject({
  type: z.string().min(1),
  /** Length of the payload in bytes; without it, the payload ends with the line. */
  length: z.int().min(0).optional(),
});

/** One item of an envelope: its kind, and its payload, as text if it is not JSON. */
export interface EnvelopeItem {
  readonly type: string;
  readonly payload: unknown;
}

/**
 * Reads an envelope as specified at https://develop.sentry.dev/sdk/data-model/envelopes/: a line of JSON, then for each
 * item a line of JSON and a payload.
 * @throws Error that says what is wrong with it.
 */
export function readEnvelope(bytes: Uint8Array): readonly EnvelopeItem[] {
  const reader = readerOf(bytes);
  headerSchema.parse(JSON.parse(reader.line()));
  const items: EnvelopeItem[] = [];
  while (!reader.isOver()) {
    const line = reader.line();
    if (line === '') continue;
    const { type, length } = itemHeaderSchema.parse(JSON.parse(line));
    const payload = length === undefined ? reader.line() : reader.take(length);
    items.push({ type, payload: parsed(payload) });
  }
  return items;
}

function readerOf(bytes: Uint8Array) {
  const text = new TextDecoder();
  let place = 0;
  return {
    isOver: () => place >= bytes.length,
    line(): string {
      const end = bytes.indexOf(0x0a, place);
      const line = bytes.subarray(place, end === -1 ? bytes.length : end);
      place += line.length + 1;
      return text.decode(line);
    },
    take(length: number): string {
      if (place + length > bytes.length) throw new Error('The envelope is shorter than an item in it');
      const payload = bytes.subarray(place, place + length);
      place += length + 1;
      return text.decode(payload);
    },
  };
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return payload;
  }
}
