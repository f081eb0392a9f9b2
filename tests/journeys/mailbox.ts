import { expect } from '@playwright/test';
import { z } from 'zod';
import { sandboxUrl } from '../browser/fixtures.ts';

const mailSchema = z.object({
  to: z.array(z.string()),
  replyTo: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
});

/** An e-mail as its recipient got it. */
export type Mail = z.infer<typeof mailSchema>;

/** The e-mails of the sandbox's inbox that an address got, the latest first. */
export async function mailsTo(address: string): Promise<readonly Mail[]> {
  const response = await fetch(`${sandboxUrl}/mail/messages?to=${encodeURIComponent(address)}`);
  return z.array(mailSchema).parse(await response.json());
}

/** The latest e-mail to an address about something, once it is there. */
export async function mailAbout(address: string, subject: string | RegExp): Promise<Mail> {
  const find = async () => (await mailsTo(address)).find((mail) => mail.subject.match(subject));
  await expect.poll(async () => (await find())?.subject).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error(`There is no e-mail to ${address}.`);
  return mail;
}

/** The address in a text that leads to an order. */
export const orderLinkIn = ({ text }: Mail): string => /http\S+[?&]order=[^\s\])>]+/.exec(text)?.[0] ?? '';
