import type { PlaceOfPostalCode } from '../../../brands/types.ts';

type FilledField = keyof PlaceOfPostalCode;
const filledFields = ['state', 'city', 'streetName'] as const satisfies readonly FilledField[];
type Values = Readonly<Record<FilledField, string>>;

/** What all places of a postal code have in common; nothing if there is none. */
export function commonTo(places: readonly PlaceOfPostalCode[]): PlaceOfPostalCode {
  const [first = {}, ...others] = places;
  const shared = filledFields.filter((field) => others.every((other) => other[field] === first[field]));
  return Object.fromEntries(shared.map((field) => [field, first[field]]));
}

/** Whether a field is empty, or has only what was filled in before: then something else may be filled in. */
export const mayBeFilled = (field: FilledField, typed: Values, filled: PlaceOfPostalCode): boolean =>
  typed[field] === '' || isFilled(field, typed, filled);

/** Whether any of the fields that tell places apart may be filled in: otherwise, there is nothing to choose. */
export const isWorthAsking = (
  places: readonly PlaceOfPostalCode[],
  typed: Values,
  filled: PlaceOfPostalCode,
): boolean => {
  const common = commonTo(places);
  return filledFields.some(
    (field) => places.some((place) => place[field] !== common[field]) && mayBeFilled(field, typed, filled),
  );
};

/** Of what was filled in, what is still there. The number of a house may follow a town. */
export const stillFilled = (typed: Values, filled: PlaceOfPostalCode): PlaceOfPostalCode =>
  Object.fromEntries(
    filledFields.filter((field) => isFilled(field, typed, filled)).map((field) => [field, filled[field]]),
  );

function isFilled(field: FilledField, typed: Values, { [field]: filled = '' }: PlaceOfPostalCode): boolean {
  if (filled === '') return false;
  return field === 'streetName' ? typed[field].startsWith(filled) : typed[field] === filled;
}

/**
 * What a place changes in the fields. What was typed stays: a town takes the place of one that was filled in, before the number
 * that was typed behind it.
 * @param filled what was filled in before
 * @param isChosen whether the shopper has chosen the place; then its town goes before a number that was typed already
 */
export function changesFor(
  place: PlaceOfPostalCode,
  typed: Values,
  filled: PlaceOfPostalCode,
  isChosen = false,
): Partial<Values> {
  const changed = filledFields.flatMap((field) => {
    const { [field]: wanted = '' } = place;
    const { [field]: before = '' } = filled;
    if (mayBeFilled(field, typed, filled))
      return [[field, wanted + typed[field].slice(before.length)] as const];
    const isBeforeNumber = isChosen && field === 'streetName' && !typed[field].startsWith(wanted);
    return isBeforeNumber ? [[field, wanted + typed[field]] as const] : [];
  });
  return Object.fromEntries(changed.filter(([field, text]) => text !== typed[field]));
}
