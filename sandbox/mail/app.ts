import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { z } from 'zod';
import { MailFaults, mailFaultSchema } from './faults.ts';
import { inbox } from './inbox.ts';
import { ReceivedMails } from './received-mails.ts';
import type { MailSeed } from './seed.ts';
import { type RunningSmtp, startSmtp } from './smtp-server.ts';

/** The stand-in for a mail provider. */
export interface Mail {
  /** What people and tests see of it. */
  readonly inbox: Hono;
  /** `POST faults` and `POST faults/lift`; to be reachable only from this machine. */
  readonly control: Hono;
  /** Lifts all faults. */
  readonly reset: () => void;
  /** Starts to take e-mails. @throws the error of `listen`. */
  readonly listen: (port: number) => Promise<RunningSmtp>;
}

/** @param database where e-mails are stored, in a table of their own. */
export function createMail({ credentials }: MailSeed, database: DatabaseSync): Mail {
  const received = new ReceivedMails(database);
  const faults = new MailFaults();
  const control = new Hono();
  control.post('/faults', async (context) => {
    const body = mailFaultSchema.safeParse(await context.req.json().catch(() => null));
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
    faults.add(body.data);
    return context.json(body.data);
  });
  control.post('/faults/lift', (context) => {
    faults.lift();
    return context.json({});
  });
  return {
    inbox: inbox(received),
    control,
    reset: () => faults.lift(),
    listen: (port) => startSmtp({ credentials, received, faults, port }),
  };
}
