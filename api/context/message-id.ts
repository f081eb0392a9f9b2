import { randomUUID } from 'node:crypto';
import type { RequestContext } from './request-context.ts';

/** The `Message-ID` (RFC 5322) of an e-mail that is written once, because somebody has just asked for it. */
export const newMessageId = ({ environment }: Pick<RequestContext, 'environment'>): string =>
  `<${randomUUID()}@${environment.mail.from.split('@').at(-1) ?? ''}>`;
