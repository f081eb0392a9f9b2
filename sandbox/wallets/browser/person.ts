/** Somebody whom a wallet knows, with an address as this person has entered it. */
export interface Person {
  /** How the sheet lists it. */
  readonly label: string;
  readonly name: {
    readonly given: string;
    readonly family: string;
    /** As written in this country. */ readonly full: string;
  };
  readonly lines: readonly string[];
  /** Empty if the country has none, or if it was left out. */
  readonly locality: string;
  readonly administrativeArea: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly email: string;
  /** E.164 */
  readonly phone: string;
}

/** Some countries' postal codes are shortened until the payment is authorized, as both Google and Apple do. */
export function shortPostalCode({ countryCode, postalCode }: Person): string {
  if (countryCode === 'GB') return postalCode.split(' ')[0] ?? '';
  if (countryCode === 'CA') return postalCode.slice(0, 3);
  return countryCode === 'US' ? postalCode.slice(0, 5) : postalCode;
}

const texts = ['locality', 'administrativeArea', 'postalCode', 'countryCode', 'email', 'phone'] as const;
const parts = ['given', 'family', 'full'] as const;

/** What an entered person has unless it is entered. */
const unnamed: Omit<Person, 'countryCode' | 'label'> = {
  name: { given: 'Ada', family: 'Lovelace', full: 'Ada Lovelace' },
  lines: [],
  locality: '',
  administrativeArea: '',
  postalCode: '',
  email: 'wallet@example.com',
  phone: '+12125550100',
};

/**
 * A person as entered in the sheet, such as `{"countryCode":"FI","lines":["Mannerheimintie 1"],"locality":"Helsinki"}`.
 * @throws Error saying what is wrong
 */
export function personFromJson(json: string): Person {
  const entered: unknown = JSON.parse(json);
  if (typeof entered !== 'object' || entered === null) throw new Error('Enter a JSON object');
  const made = { ...unnamed, ...(entered as { readonly countryCode: string }), label: 'Address as JSON' };
  const { lines, name } = made;
  if (texts.some((field) => typeof made[field] !== 'string')) throw new Error(`Texts: ${texts.join(', ')}`);
  if (!Array.isArray(lines) || lines.some((line) => typeof line !== 'string'))
    throw new Error('lines: a list of texts');
  if (typeof name !== 'object' || parts.some((part) => typeof name[part] !== 'string'))
    throw new Error(`name: an object with the texts ${parts.join(', ')}`);
  return made;
}
