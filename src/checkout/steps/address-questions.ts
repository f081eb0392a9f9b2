import { addressFormat, type StateOption } from '../../../stores/address-formats/index.ts';
import { lacksHouseNumber } from '../../../stores/address-formats/lacks-house-number.ts';
import { isPostalCode, normalizePostalCode } from '../../../stores/address-formats/postal-code.ts';
import { statesOfPostalCode } from '../../../stores/address-formats/postal-states.ts';
import type { AddressFormValues, AddressKind, AddressValues } from './address-form-values.ts';
import { isEmail } from '../../../stores/email-address.ts';
import { likelyEmail } from './mail-domain.ts';

/** A field that may be asked about. */
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
