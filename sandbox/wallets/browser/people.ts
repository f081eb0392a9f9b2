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

type Place = Omit<Person, 'name' | 'email' | 'phone' | 'label'>;

const place = (
  countryCode: string,
  line: string,
  locality: string,
  administrativeArea: string,
  postalCode: string,
): Place => ({ countryCode, lines: [line], locality, administrativeArea, postalCode });

const western = (given: string, family: string) => ({ given, family, full: `${given} ${family}`.trim() });
const eastern = (given: string, family: string, between = '') => ({
  given,
  family,
  full: `${family}${between}${given}`,
});

const person = (label: string, name: Person['name'], email: string, phone: string, at: Place): Person => ({
  ...{ label, name, email, phone },
  ...at,
});

const berlin = place('DE', 'Torstraße 140', 'Berlin', '', '10119');
const newYork = place('US', '350 5th Ave', 'New York', 'NY', '10118');
const ada = western('Ada', 'Lovelace');

/** In the order in which the sheet lists them. Nobody lives there: these are museums, offices, and stations. */
export const people: readonly Person[] = [
  person('US – New York', ada, 'ada@example.com', '+12125550100', newYork),
  person('US – California', western('Grace', 'Hopper'), 'grace@example.com', '+14155550101', {
    ...place('US', '1 Ferry Building', 'San Francisco', 'CA', '94105-4209'),
    lines: ['1 Ferry Building', 'Suite 50'],
  }),
  person(
    'US – Puerto Rico',
    western('Luis', 'Rivera'),
    'luis@example.com',
    '+17875550102',
    place('US', '150 Calle San Francisco', 'San Juan', 'PR', '00901'),
  ),
  person(
    'CA – Ontario',
    western('Margaret', 'Atwood'),
    'margaret@example.ca',
    '+14165550103',
    place('CA', '290 Bremner Blvd', 'Toronto', 'ON', 'M5V 3L9'),
  ),
  person('DE – Berlin', western('Clara', 'Zuse'), 'clara@example.de', '+4930901820', berlin),
  person(
    'SE – Stockholm',
    western('Astrid', 'Lind'),
    'astrid@example.se',
    '+46850828000',
    place('SE', 'Drottninggatan 45', 'Stockholm', '', '111 21'),
  ),
  person(
    'FR – Paris',
    western('Sophie', 'Germain'),
    'sophie@example.fr',
    '+33144555750',
    place('FR', '5 avenue Anatole France', 'Paris', '', '75007'),
  ),
  person(
    'GB – London',
    western('Charles', 'Babbage'),
    'charles@example.co.uk',
    '+442079460100',
    place('GB', '221 Baker Street', 'London', '', 'NW1 6XE'),
  ),
  person(
    'NL – Amsterdam',
    western('Johanna', 'van Dijk'),
    'johanna@example.nl',
    '+31205550104',
    place('NL', 'Stationsplein 9', 'Amsterdam', '', '1012 AB'),
  ),
  person(
    'JP – Tokyo',
    eastern('幸子', '森', ' '),
    'sachiko@example.jp',
    '+81335550105',
    place('JP', '丸の内1-9-1', '千代田区', '東京都', '100-0005'),
  ),
  person(
    'KR – Seoul',
    eastern('민준', '김'),
    'minjun@example.kr',
    '+82212345678',
    place('KR', '세종대로 110', '중구', '서울특별시', '04524'),
  ),
  person(
    'TW – Taipei',
    eastern('怡君', '陳'),
    'yijun@example.tw',
    '+886221234567',
    place('TW', '信義路五段7號', '信義區', '台北市', '110'),
  ),
  person(
    'BR – São Paulo',
    western('Tarsila', 'Amaral'),
    'tarsila@example.com.br',
    '+551155550106',
    place('BR', 'Avenida Paulista 1578', 'São Paulo', 'SP', '01310-200'),
  ),
  person('DE – one-part name', western('Cher', ''), 'cher@example.de', '+4930901821', berlin),
  person('US – state by name', ada, 'ada@example.com', '+12125550100', {
    ...newYork,
    administrativeArea: 'New York',
  }),
  person('DE – no house number', western('Clara', 'Zuse'), 'clara@example.de', '+4930901820', {
    ...berlin,
    lines: ['Torstraße'],
  }),
];

const texts = ['locality', 'administrativeArea', 'postalCode', 'countryCode', 'email', 'phone'] as const;

/** A person as entered in the sheet: what is missing is as with the first one. @throws Error saying what is wrong */
export function personFromJson(json: string): Person {
  const [first] = people;
  const entered: unknown = JSON.parse(json);
  if (!first || typeof entered !== 'object' || entered === null) throw new Error('Not a JSON object');
  const made = { ...first, ...(entered as Partial<Person>), label: 'Address as JSON' };
  if (texts.some((field) => typeof made[field] !== 'string'))
    throw new Error(`${texts.join(', ')} are texts`);
  if (!Array.isArray(made.lines) || typeof made.name !== 'object')
    throw new Error('lines: texts; name: an object');
  return made;
}

/** Some countries' postal codes are shortened until the payment is authorized, as both Google and Apple do. */
export function shortPostalCode({ countryCode, postalCode }: Person): string {
  if (countryCode === 'GB') return postalCode.split(' ')[0] ?? '';
  if (countryCode === 'CA') return postalCode.slice(0, 3);
  return countryCode === 'US' ? postalCode.slice(0, 5) : postalCode;
}
