import { settingsSchema } from '../../api/context/environment-settings.ts';
import { smtpTransport } from '../../api/mail/send/mailer.ts';
import { isLocal } from '../../settings/shared-settings.ts';
import { isPlaceholder } from '../../stores/placeholder.ts';
import { after, type Check, check, fault, ok, once, skipped, Verdict, warning } from './check.ts';
import { type Examined, settingsOf } from './examined.ts';

const serverSchema = settingsSchema.pick({ MAIL_URL: true });
const senderSchema = settingsSchema.pick({ MAIL_FROM: true });

/** Whether the mail server takes e-mails, and whether others will believe them. */
export function mailChecks({ env, dns, dkimSelector }: Examined): Check[] {
  const url = () => settingsOf(serverSchema, env).MAIL_URL;
  const trouble = once(() => troubleAt(url()));
  const server = check('mail.server', async () => {
    const error = await trouble();
    const { host } = new URL(url());
    if (error === null || ['EAUTH', 'ENOAUTH', 'ETLS'].includes(error.code ?? '')) return ok(host);
    return fault(
      `${host} cannot be used (${error.message}): check host, port, and smtp or smtps in MAIL_URL`,
    );
  });
  const tls = check('mail.tls', async () => {
    if ((await trouble())?.code === 'ETLS')
      return fault('The server does not encrypt: use smtps://…:465, or a port with STARTTLS (587)');
    return ok(isLocal(url()) ? 'not needed on this machine' : 'encrypted');
  });
  const login = check('mail.login', async () => {
    if (!['EAUTH', 'ENOAUTH'].includes((await trouble())?.code ?? '')) return ok('accepted');
    return fault(
      'User or password in MAIL_URL is wrong; write special characters as in addresses (@ is %40)',
    );
  });
  /** @throws {Verdict} skipped for an address that nobody can send from. */
  const domain = () => {
    const { MAIL_FROM } = settingsOf(senderSchema, env);
    if (isPlaceholder(MAIL_FROM)) throw new Verdict(skipped(`${MAIL_FROM} is an example`));
    return MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1).toLowerCase();
  };
  const texts = (name: string) => textsAt(name, dns);
  return [
    server,
    ...after(server, [tls, ...after(tls, [login])]),
    check('mail.spf', async () => spf(domain(), await texts(domain()))),
    check('mail.dkim', () => dkim(domain(), dkimSelector, texts)),
    check('mail.dmarc', () => dmarc(domain(), texts)),
  ];
}

/** Why the server would not take an e-mail; null if it would. Nothing is sent. */
async function troubleAt(url: string): Promise<NodeJS.ErrnoException | null> {
  const transport = smtpTransport(url);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  } finally {
    transport.close();
  }
}

/** The texts at a name, none if it does not exist. */
async function textsAt(name: string, dns: Examined['dns']): Promise<string[]> {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOTFOUND', 'ENODATA'].includes(code)) return [];
    throw new Verdict(skipped(`DNS does not answer about ${name} (${code})`));
  }
}

/** Which servers may send for a domain (RFC 7208). */
function spf(domain: string, texts: readonly string[]) {
  const [record, ...others] = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  if (record === undefined)
    return fault(
      `${domain} has no SPF record, so providers distrust its e-mails: enter the one of your mail provider`,
    );
  if (others.length > 0)
    return fault(`${domain} has ${others.length + 1} SPF records, so none counts: make them one`);
  const [, ...terms] = record.trim().toLowerCase().split(/\s+/);
  if (terms.some((term) => ['all', '+all'].includes(term)))
    return fault(`The SPF record of ${domain} allows everybody: end it with ~all or -all`);
  if (terms.every((term) => /^[-~?]all$|^exp=/.test(term)))
    return fault(`The SPF record of ${domain} (${record}) allows nobody: add your mail provider`);
  return ok(record);
}

/** Where the usual providers publish their keys. */
const usualSelectors =
  'default dkim mail smtp google selector1 selector2 s1 s2 k1 k2 k3 fm1 fm2 fm3 pm mandrill mailjet mta mx sig1 zoho brevo1 brevo2 resend scph0520 protonmail';

/** With which key e-mails are signed (RFC 6376). Its name is known to nobody but the provider. */
async function dkim(
  domain: string,
  selector: string | null,
  texts: (name: string) => Promise<readonly string[]>,
) {
  const selectors = selector === null ? usualSelectors.split(' ') : [selector];
  const found = await Promise.all(
    selectors.map(async (name) => ({
      name,
      keys: (await texts(`${name}._domainkey.${domain}`)).flatMap(
        (text) => /(?:^|;)\s*p=([^;]*)/i.exec(text)?.[1] ?? [],
      ),
    })),
  );
  const published = found.filter(({ keys }) => keys.some((key) => key.trim() !== ''));
  if (published.length > 0) return ok(published.map(({ name }) => name).join(', '));
  if (found.some(({ keys }) => keys.length > 0))
    return fault(
      `The DKIM key of ${domain} is revoked (p= is empty): enter the current one of your mail provider`,
    );
  return selector === null
    ? warning(
        `${domain} has no DKIM key under a usual name: name your provider's selector by --dkim, or enter its key`,
      )
    : fault(`There is no DKIM key at ${selector}._domainkey.${domain}: enter the one of your mail provider`);
}

/** What others should do with e-mails that only claim to be from a domain (RFC 7489); it or a domain above it says so. */
async function dmarc(domain: string, texts: (name: string) => Promise<readonly string[]>) {
  const labels = domain.split('.');
  for (let at = 0; at <= labels.length - 2; at += 1) {
    const name = `_dmarc.${labels.slice(at).join('.')}`;
    const [record, ...others] = (await texts(name)).filter((text) => /^v=DMARC1\b/i.test(text));
    if (record === undefined) continue;
    if (others.length > 0) return fault(`${name} has several DMARC records, so none counts: keep one`);
    if (!/;\s*p=(none|quarantine|reject)\b/i.test(record))
      return fault(`${name} has no policy: write e.g. “v=DMARC1; p=none; rua=mailto:…”`);
    return ok(record);
  }
  return warning(
    `${domain} has no DMARC record: enter one, e.g. “v=DMARC1; p=none; rua=mailto:…” at _dmarc.${domain}`,
  );
}
