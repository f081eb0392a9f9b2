import { digestOf } from '../../api/context/derived-keys.ts';
import type { RequestContext } from '../../api/context/request-context.ts';
import { type DueMail, isSettled, ledgerObject, sendDue } from '../../api/mail/due/send-due.ts';
import { renderMail } from '../../api/mail/templates/render-mail.ts';
import { printLine } from '../../scripts/print.ts';
import { printed } from '../../stores/batch.ts';
import type { Owner } from './owners.ts';
import type { Recall } from './recall.ts';

/** The e-mail about a recall to one of its owners, and what has become of it. */
export interface Notice {
  readonly owner: Owner;
  /** Under which it is noted: the recall and a digest, which reveals no address. */
  readonly subject: string;
  readonly standing: 'due' | 'sent' | 'refused' | 'no address';
}

/** Of the one e-mail about a recall to an address. */
const id = 'recall';

/** @throws ShopError as `Commerce` does. */
export async function noticeFor(context: RequestContext, recall: Recall, owner: Owner): Promise<Notice> {
  const subjects = context.environment.sessionSecrets.map(
    (secret) => `recall-${recall.name}-${digestOf([secret], 'recalls', recall.name, owner.email)}`,
  );
  const [current = ''] = subjects;
  if (owner.email === '') return { owner, subject: current, standing: 'no address' };
  // What was noted with an earlier secret counts, too.
  for (const subject of subjects) {
    const standing = await standingOf(context, subject);
    if (standing !== null) return { owner, subject, standing };
  }
  return { owner, subject: current, standing: 'due' };
}

/** Null if nothing is noted. */
async function standingOf(context: RequestContext, subject: string): Promise<Notice['standing'] | null> {
  const entry = (await ledgerObject(context, subject).read())[id];
  if (!entry) return null;
  if (!isSettled(entry)) return 'due';
  return entry.sentAt === undefined ? 'refused' : 'sent';
}

/** After so many in a row that could not be sent, the mail server takes none, and the others wait. */
const maxFailures = 3;

/**
 * Sends e-mails that are due.
 * @param pause between two of them.
 * @returns what has become of each; what could not be sent is still due.
 */
export async function sendNotices(
  context: RequestContext,
  recall: Recall,
  due: readonly Notice[],
  pause: () => Promise<unknown>,
): Promise<Notice[]> {
  const after: Notice[] = [];
  let failures = 0;
  for (const notice of due) {
    if (failures === maxFailures) break;
    if (after.length > 0) await pause();
    const { subject } = notice;
    const isDone = await sendDue(context, subject, [mailOf(recall, notice)]);
    const standing = isDone ? await standingOf(context, subject) : null;
    failures = isDone ? 0 : failures + 1;
    after.push({ ...notice, standing: standing ?? 'due' });
    if (after.length % 100 === 0) printLine(`${after.length} of ${due.length}`);
  }
  return [...after, ...due.slice(after.length)];
}

function mailOf(recall: Recall, { owner }: Notice): DueMail {
  const { email: to, store, language, batches, numbers } = owner;
  return {
    ...{ id, to, language, isOptional: true },
    render: () => {
      const { title, description, url: recallUrl } = recall.pageIn(store, language);
      const data = { title, description, recallUrl, numbers, batches: batches.map(printed) };
      return renderMail('recall', data, { store, language });
    },
  };
}
