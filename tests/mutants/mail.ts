import type { MutantsOfFile } from './types.ts';

/** E-mails that leave twice or never, go to the wrong person, or hold up money. */
export const mail: readonly MutantsOfFile[] = [
  {
    file: 'api/mail/mail-ledger.ts',
    tests: ['api/mail/mails-due.test.ts', 'api/mail/order-mails.test.ts'],
    mutants: [
      { find: '(known && known.nextTryAt > now)', replace: 'false' },
      { find: 'if (isSettled(known) || (known', replace: 'if ((known' },
      { find: 'nextTryAt: now + claim,', replace: 'nextTryAt: now,' },
      { find: 'now - firstTriedAt >= day', replace: 'false' },
      {
        find: '...(known ?? { messageId, firstTriedAt: now, failures: 0 }),',
        replace: 'messageId, firstTriedAt: now, failures: 0,',
      },
    ],
  },
  {
    file: 'api/mail/mails-due.ts',
    tests: ['api/mail/mails-due.test.ts'],
    mutants: [
      { find: "paymentState === 'paid' && wasAwaited", replace: "paymentState === 'paid'" },
      { find: ".filter(({ state }) => state === 'done')", replace: '' },
      { find: 'instructions && !isCanceled', replace: 'instructions' },
    ],
  },
  {
    file: 'api/mail/order-mails.ts',
    tests: ['api/mail/order-mails.test.ts'],
    mutants: [
      { find: 'store.languages.find((one) => one === language) ?? ', replace: '' },
      { find: 'const version = await noteOpenMails(context, orderNumber);', replace: 'const version = 1;' },
    ],
  },
  {
    file: 'api/mail/sweep-mails.ts',
    tests: ['api/mail/order-mails.test.ts'],
    mutants: [
      { find: 'await sendNoted(context, before, send, isOver);', replace: '' },
      { find: 'await sendChanged(context, before, send, isOver);', replace: '' },
    ],
  },
  {
    file: 'api/mailer/smtp-mailer.ts',
    tests: ['api/mailer/smtp-mailer.test.ts'],
    mutants: [
      { find: 'responseCode >= 500', replace: 'responseCode >= 400' },
      { find: 'requireTLS: !isThisMachine(new URL(url).hostname),', replace: '' },
    ],
  },
];
