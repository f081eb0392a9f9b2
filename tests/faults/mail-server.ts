import type { Mailer, OutgoingMail } from '../../api/mail/send/mailer.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { FaultSource } from './faults.ts';
import type { Schedule } from './schedule.ts';

interface MailServerParts {
  readonly schedule: Schedule;
  readonly faults: FaultSource;
  readonly trace: (line: string) => void;
}

/** Turns for which a server that stalls keeps its sender waiting. */
const stall = 6;

/** The mail server of a checkout. Every e-mail is a turn of the task that sends it, and goes wrong as planned. */
export class MailServer implements Mailer {
  /** What it took, in order, also if nobody learned that it did. */
  readonly received: OutgoingMail[] = [];
  readonly #parts: MailServerParts;

  constructor(parts: MailServerParts) {
    this.#parts = parts;
  }

  checkLogin(): Promise<void> {
    return Promise.resolve();
  }

  async send(mail: OutgoingMail): Promise<'accepted'> {
    const { schedule, faults, trace } = this.#parts;
    const task = schedule.current.getStore();
    if (!task) throw new Error('An e-mail was sent by nobody.');
    const killed = (): Promise<never> => {
      if (task.instance) schedule.kill(task.instance);
      return new Promise<never>(() => undefined);
    };
    await schedule.turn(task, `mail "${mail.subject}"`);
    const fault = faults.forMail();
    if (fault !== 'none') trace(`    ! ${fault}`);
    if (fault === 'process killed before') return killed();
    if (fault === 'stalled') {
      for (let turns = 0; turns < stall; turns += 1) await schedule.turn(task, 'the mail server is silent');
      throw new ShopError('MailUnavailable', 'Nothing happened for too long');
    }
    if (fault === 'refused for now') throw new ShopError('MailUnavailable', 'Try again later');
    this.received.push(mail);
    if (fault === 'process killed after') return killed();
    await schedule.turn(task, `answer to mail "${mail.subject}"`);
    if (fault === 'answer lost') throw new ShopError('MailUnavailable', 'No answer');
    return 'accepted';
  }
}
