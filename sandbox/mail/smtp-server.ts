import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { ReceivedMails } from './received-mails.ts';

/** In bytes; what most providers take is between 10 and 35 MB. */
const maxSize = 10 * 1024 * 1024;

/** What RFC 5321 (4.1.2) takes: dots between words of a local part, or anything in quotation marks. */
const mailbox =
  /^(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"(?:[^"\\]|\\.)+")@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*$/u;

/** Whether a mail server takes an address in a command; without its angle brackets, and with its domain in any script. */
export const isMailbox = (address: string): boolean => address.length <= 254 && mailbox.test(address);

type Fault = 'refused' | 'refused-for-now' | 'answer-lost';

interface SmtpOptions {
  readonly credentials: { readonly user: string; readonly password: string };
  readonly received: ReceivedMails;
  /** Which of these faults an e-mail to an address has. */
  readonly faultOf: (address: string, ...kinds: readonly Fault[]) => Fault | undefined;
  /** 0 takes any free port. */
  readonly port: number;
}

/**
 * The mail server of a provider, on 127.0.0.1: it takes e-mails only from who signs in, and delivers them to the inbox
 * alone. Without TLS, because no certificate is valid for this machine.
 * @throws the error of `listen`, e.g. code EADDRINUSE.
 */
export async function startSmtp({ credentials, received, faultOf, port }: SmtpOptions) {
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // By itself, the library also refuses what is quoted as it must be; `isMailbox` judges instead.
    lenientAddressParsing: true,
    size: maxSize,
    closeTimeout: 100,
    onAuth({ username, password }, _, done) {
      const isKnown = username === credentials.user && password === credentials.password;
      if (isKnown) done(null, { user: username });
      else done(reply(535, '5.7.8 Wrong user or password'));
    },
    onMailFrom({ address }, _, done) {
      if (address && !isMailbox(address)) done(reply(553, '5.1.7 This is no address'));
      else done();
    },
    onRcptTo({ address }, _, done) {
      if (!isMailbox(address)) {
        done(reply(553, '5.1.3 This is no address'));
        return;
      }
      const fault = faultOf(address, 'refused', 'refused-for-now');
      if (fault === 'refused') done(reply(550, '5.1.1 There is no such mailbox'));
      else if (fault === 'refused-for-now') done(reply(451, '4.7.1 Try again later'));
      else done();
    },
    onData(stream, session, done) {
      buffer(stream).then((raw) => {
        if (stream.sizeExceeded) {
          done(reply(552, '5.3.4 The message is too large'));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        const recipients = rcptTo.map(({ address }) => address);
        received.add(mailFrom ? mailFrom.address : '', recipients, raw);
        if (recipients.some((address) => faultOf(address, 'answer-lost'))) endConnection(server, session);
        else done(null, '2.0.0 Taken');
      }, done);
    },
  });
  // A client that ends its connection early is no error of the server.
  server.on('error', () => undefined);
  const listening = once(server.server, 'listening');
  server.listen(port, '127.0.0.1');
  await listening;
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const reply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

function endConnection({ connections }: SMTPServer, { id }: SMTPServerSession): void {
  for (const connection of connections) if (connection.id === id) connection._socket.destroy();
}
