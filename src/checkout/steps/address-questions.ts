import { addressFormat, type StateOption } from '../../../stores/address-formats/index.ts';
import { lacksHouseNumber } from '../../../stores/address-formats/lacks-house-number.ts';
import { isPostalCode, normalizePostalCode } from '../../../stores/address-formats/postal-code.ts';
import { statesOfPostalCode } from '../../../stores/address-formats/postal-states.ts';
import type { AddressFormValues, AddressKind, AddressValues } from './address-form-values.ts';
import { isEmail } from '../../../stores/email-address.ts';

type QuestionedField = 'email' | `${AddressKind}.${'streetName' | 'state'}`;

interface AboutField {
  readonly field: QuestionedField;
  /** What was typed there and whatever it contradicts. */
  readonly typed: string;
  /** Whether the shop API refuses it: then it must be changed. */
  readonly isRefused?: boolean;
}

/** Something typed that is probably a slip: the shopper is asked about it, and may insist unless it is refused. */
export type AddressQuestion = AboutField &
  (
    | { readonly about: 'email'; readonly likely: string }
    | { readonly about: 'streetName' }
    | {
        readonly about: 'state';
        readonly postalCode: string;
        readonly state: StateOption;
        /** The state of the postal code, if it is one that we deliver to. */
        readonly likely: StateOption | null;
      }
  );

/** Everything to ask about what was typed, in the order of the fields. What the form refuses is not asked about. */
export function addressQuestions({
  email,
  shipping,
  billingSame,
  billing,
}: AddressFormValues): readonly AddressQuestion[] {
  return [
    ...questionsAboutEmail(email),
    ...questionsAboutAddress('shipping', shipping),
    ...(billingSame ? [] : questionsAboutAddress('billing', billing)),
  ];
}

function questionsAboutEmail(email: string): AddressQuestion[] {
  const likely = isEmail(email) ? likelyEmail(email) : null;
  return likely === null ? [] : [{ about: 'email', field: 'email', typed: email, likely }];
}

function questionsAboutAddress(kind: AddressKind, values: AddressValues): AddressQuestion[] {
  const { streetName: typed, country } = values;
  return [
    ...(lacksHouseNumber(typed, country)
      ? [{ about: 'streetName', field: `${kind}.streetName`, typed } as const]
      : []),
    // Of the delivery address, the state decides the tax.
    ...questionsAboutState(`${kind}.state`, values, kind === 'shipping'),
  ];
}

function questionsAboutState(
  field: QuestionedField,
  { country, postalCode: typed, state: code }: AddressValues,
  isRefused: boolean,
): AddressQuestion[] {
  const format = addressFormat(country);
  const stateOf = (wanted: string | undefined) =>
    format.state?.options.find((option) => option.code === wanted);
  const state = stateOf(code);
  if (!state || !format.postalCode || !isPostalCode(format.postalCode, typed)) return [];
  const postalCode = normalizePostalCode(format, typed);
  const states = statesOfPostalCode(country, postalCode);
  if (states === null || states.includes(code)) return [];
  const likely = stateOf(states[0]) ?? null;
  return [{ about: 'state', field, typed: `${code} ${postalCode}`, isRefused, postalCode, state, likely }];
}

/** Mail services with many customers in the countries that the shop sells to. Names of two to four letters are too short to tell. */
const services: readonly string[] =
  `gmail.com googlemail.com icloud.com protonmail.com comcast.net verizon.net bigpond.com optusnet.com.au btinternet.com
  t-online.de freenet.de arcor.de orange.fr wanadoo.fr laposte.net libero.it virgilio.it tiscali.it alice.it telefonica.net
  ziggo.nl kpnmail.nl telenet.be skynet.be telia.com naver.com hanmail.net kakao.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp
  seznam.cz centrum.cz interia.pl`.split(/\s+/);

/** These have customers under the endings of many countries. */
const international: readonly string[] = ['yahoo', 'hotmail', 'outlook'];

/** Domains with mailboxes of their own that are one letter away from those. */
const neighbors: readonly string[] = ['mail.com', 'email.com', 'ymail.com', 'cloud.com'];

/** Carriers that have given out addresses with dots one after another, or at the end. */
const dotted: readonly string[] = [
  'docomo.ne.jp',
  'ezweb.ne.jp',
  'au.com',
  'softbank.ne.jp',
  'vodafone.ne.jp',
];

/**
 * What an email address probably should have been if its domain is one slip away from a well-known one: a letter too
 * many, too few, wrong, or swapped with the next; or if it has dots where no mail service has them. Null for every other.
 * @param email a valid address, e.g. `ada@gmial.com`, which results in `ada@gmail.com`
 */
export function likelyEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const typed = email.slice(at + 1);
  const domain = likelyDomain(typed.toLowerCase()) ?? typed;
  const name = email.slice(0, at);
  const hasDots = dotted.some((carrier) => domain.toLowerCase().endsWith(carrier));
  const likely = `${hasDots ? name : name.split('.').filter(Boolean).join('.')}@${domain}`;
  return likely === email ? null : likely;
}

function likelyDomain(domain: string): string | null {
  const candidates = [
    ...services,
    ...international.flatMap((name) => endings(domain).map((end) => name + end)),
  ];
  if (candidates.includes(domain) || neighbors.includes(domain)) return null;
  return candidates.find((candidate) => isOneSlipAway(domain, candidate)) ?? null;
}

/** `.com`, and the domain's own ending if it can be a country's: `.fr`, `.co.uk`. A `.cm` is rather a slip. */
function endings(domain: string): readonly string[] {
  const [own] = /\.(?:com?\.)?[a-z]{2}$/.exec(domain) ?? [];
  return own === undefined || ['.cm', '.co', '.om'].includes(own) ? ['.com'] : ['.com', own];
}

function isOneSlipAway(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || isSwapped;
}
