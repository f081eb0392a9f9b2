import type { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { z } from 'zod';

const tables = `
  CREATE TABLE IF NOT EXISTS mails (
    number INTEGER PRIMARY KEY,
    received_at TEXT NOT NULL,
    sender TEXT NOT NULL,
    recipients TEXT NOT NULL,
    raw BLOB NOT NULL
  ) STRICT;
`;

const rowSchema = z.object({
  number: z.int(),
  received_at: z.string(),
  sender: z.string(),
  recipients: z.string().transform((json) => z.array(z.string()).parse(JSON.parse(json))),
  raw: z.instanceof(Uint8Array),
});

/** An e-mail as it arrived, and what it says. */
export interface ReceivedMail {
  readonly number: number;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** Whom the server was told it is from and for; the headers may say something else. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly messageId: string;
  readonly html: string;
  readonly text: string;
  /** As they were sent, in their order. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

export class ReceivedMails {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    database.exec(tables);
    this.#database = database;
  }

  add(sender: string, recipients: readonly string[], raw: Uint8Array): void {
    this.#database
      .prepare('INSERT INTO mails (received_at, sender, recipients, raw) VALUES (?, ?, ?, ?)')
      .run(new Date().toISOString(), sender, JSON.stringify(recipients), raw);
  }

  /** The latest first. */
  list(): Promise<ReceivedMail[]> {
    const rows = this.#database.prepare('SELECT * FROM mails ORDER BY number DESC LIMIT 500').all();
    return Promise.all(rows.map(readMail));
  }
}

async function readMail(row: unknown): Promise<ReceivedMail> {
  const { number, received_at: receivedAt, sender, recipients, raw } = rowSchema.parse(row);
  const mail = await PostalMime.parse(raw);
  const addresses = (list: typeof mail.to = []) => list.flatMap(({ address }) => address ?? []);
  const { name = '', address = '' } = mail.from ?? {};
  return {
    number,
    receivedAt,
    envelope: { from: sender, to: recipients },
    from: name === '' ? address : `${name} <${address}>`,
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
  };
}
