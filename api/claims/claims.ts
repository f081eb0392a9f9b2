import { claimKind, findRequest, keepRequest, registrationKind } from '../../commerce/customer-requests.ts';
import type { Claim, CreateClaim } from '../../contract/claim.ts';
import { isSameEmail } from '../../contract/email-address.ts';
import type { Registration } from '../../contract/registration.ts';
import { guaranteeEnd } from '../../stores/guarantee-end.ts';
import { defaultLanguageOf, offeredLanguage } from '../../stores/languages.ts';
import { ownNumberKind } from '../../stores/own-number.ts';
import { cleanNumber } from '../../stores/typed-text.ts';
import { orderNumberFrom, requestIdOf } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import type { AnsweredKind } from '../customer-service/acknowledge.ts';
import { type NamedOrder, namedOrder } from '../customer-service/standing.ts';
import { filesLinksOf, keepFiles } from '../files/files.ts';
import { mayLeave } from '../mail/due/send-now.ts';
import { renderMail } from '../mail/templates/render-mail.ts';

/**
 * Stores a claim before anybody is told that it arrived: whether there is such an order, and what is done about it, is for staff to
 * find out. The same claim with the same key is stored once.
 * @param visitor who sends it (`keepFiles`).
 * @throws ShopError `CommerceUnavailable` if it may not have been stored; sending it again is safe. `InvalidInput` and
 * `FilesUnavailable` as `keepFiles` does.
 */
export async function receiveClaim(
  context: RequestContext,
  { key, files: tokens, ...statement }: CreateClaim,
  visitor: string | null,
): Promise<Claim> {
  const { commerce, store, environment, language, log } = context;
  const id = requestIdOf('claims', store.id, environment.sessionSecrets, [
    key,
    JSON.stringify(statement),
    ...tokens,
  ]);
  const before = await findRequest(commerce, store, claimKind, id);
  if (before) return before;
  const files = await keepFiles(context, tokens, visitor, 'requests');
  const { number: orderNumber, email, sku } = statement;
  const named = await namedOrder(context, { orderNumber, email });
  const registration = await ownRegistration(context, statement);
  const guarantee = guaranteeOf(named, sku, store.contact.timeZone);
  const about = {
    id,
    receivedAt: new Date().toISOString(),
    language,
    ...statement,
    // Whoever has registered it need not type again what is on its label.
    batch: statement.batch || (registration?.batch ?? ''),
    files,
    order: named.standing,
    isRegistered: registration !== null,
  };
  const kept = await keepRequest(commerce, store, claimKind, { ...about, ...(guarantee && { guarantee }) });
  if (kept.isNew) log.info('claim received', { claim: id, order: named.standing });
  return kept.request;
}

/** The registration that somebody names by its number, if it has their address. */
async function ownRegistration(
  { commerce, store }: RequestContext,
  { number, email }: Pick<Claim, 'number' | 'email'>,
): Promise<Registration | null> {
  const id = cleanNumber(number).toUpperCase();
  if (ownNumberKind(id) !== 'P') return null;
  const registration = await findRequest(commerce, store, registrationKind, id);
  return registration && isSameEmail(registration.email, email) ? registration : null;
}

/** What was promised with the line of an order; null if the catalogue did not say, or no line was chosen. */
function guaranteeOf({ order }: NamedOrder, sku: string, timeZone: string): Claim['guarantee'] | null {
  const years = order?.cart.lineItems.find((line) => line.sku === sku)?.warrantyYears;
  if (!order || years === undefined) return null;
  return { years, until: guaranteeEnd(order.createdAt, years, timeZone) };
}

/**
 * Claims, and what is sent about them: to staff everything, to be answered to the customer; to the customer that it has arrived, with
 * what was typed only if the address is that of the order, since anybody may have typed both.
 */
export const answeredClaims: AnsweredKind<Claim> = {
  ...claimKind,
  async mailsAbout(context, claim) {
    const { store } = context;
    const { id, email: address, order, number, files } = claim;
    const photos = filesLinksOf(context, files);
    const own = defaultLanguageOf(store);
    const report = {
      ...{ id: 'report', to: store.contact.email, replyTo: address, language: own },
      render: () => renderMail('claim-report', { ...claim, photos }, { store, language: own }),
    };
    const about = order === 'matched' ? orderNumberFrom(number) : '';
    if (!(await mayLeave(context, 'claim-received', { address, id, about }))) return [report];
    const language = offeredLanguage(store, claim.language);
    const received = {
      ...{ id: 'received', to: address, replyTo: store.contact.email, language },
      render: () => renderMail('claim-received', claim, { store, language }),
    };
    return [received, report];
  },
};
