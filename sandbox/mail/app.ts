import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { z } from 'zod';
import { postsTo } from '../posts-to.ts';
import { inbox } from './inbox.ts';
import { ReceivedMails } from './received-mails.ts';
import { startSmtp } from './smtp-server.ts';

/** What a shop has configured at its mail server. */
export interface MailSeed {
  /** With which it sends; anybody else is refused. */
  readonly credentials: { readonly user: string; readonly password: string };
}

/**
 * What the mail server does differently: it refuses the recipient for good (`refused`, 550) or for now
 * (`refused-for-now`, 451), or takes the e-mail and ends the connection without saying so (`answer-lost`).
 */
const mailFaultSchema = z.strictObject({
  fault: z.enum(['refused', 'refused-for-now', 'answer-lost']),
  /** Only e-mails to this address; any, if it is omitted. */
  address: z.string().optional(),
  /** Only the next e-mail; until a reset, if it is omitted. */
  times: z.literal(1).optional(),
});
type MailFault = z.infer<typeof mailFaultSchema>;

/**
 * The stand-in for a mail provider.
 * @param database where e-mails are stored, in a table of their own.
 * @returns its inbox, and its controls, which are to be reachable only from this machine; `listen` starts to take e-mails.
 */
export function createMail({ credentials }: MailSeed, database: DatabaseSync) {
  const received = new ReceivedMails(database);
  let faults: readonly MailFault[] = [];
  const control = new Hono();
  postsTo(control)('/faults', mailFaultSchema, (fault) => void (faults = [...faults, fault]));
  /** The first fault of an e-mail to this address. */
  const faultOf = (recipient: string, ...kinds: readonly MailFault['fault'][]) => {
    const found = faults.find(
      ({ fault, address }) => kinds.includes(fault) && [undefined, recipient].includes(address),
    );
    if (found?.times) faults = faults.filter((fault) => fault !== found);
    return found?.fault;
  };
  return {
    inbox: inbox(received),
    control,
    reset: () => {
      faults = [];
    },
    listen: (port: number) => startSmtp({ credentials, received, faultOf, port }),
  };
}
