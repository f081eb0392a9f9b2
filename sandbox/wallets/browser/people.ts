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
}

/** Some countries' postal codes are shortened until the payment is authorized, as both Google and Apple do. */
export function shortPostalCode({ countryCode, postalCode }: Person): string {
  if (countryCode === 'GB') return postalCode.split(' ')[0] ?? '';
  if (countryCode === 'CA') return postalCode.slice(0, 3);
  return countryCode === 'US' ? postalCode.slice(0, 5) : postalCode;
}

type Row = readonly [
  ...[label: string, given: string, family: string],
  ...[line: string, locality: string, administrativeArea: string, postalCode: string],
];

/** One person for each country, in the order in which the sheet lists them. These are museums, offices, and squares. */
const rows: readonly Row[] = [
  ['US – New York', 'Ada', 'Lovelace', '350 5th Ave', 'New York', 'NY', '10118'],
  ['US – California', 'Grace', 'Hopper', '1 Ferry Building', 'San Francisco', 'CA', '94105-4209'],
  ['CA – Ontario', 'Margaret', 'Atwood', '290 Bremner Blvd', 'Toronto', 'ON', 'M5V 3L9'],
  ['DE – Berlin', 'Clara', 'Zuse', 'Torstraße 140', 'Berlin', '', '10119'],
  ['SE – Stockholm', 'Astrid', 'Lind', 'Drottninggatan 45', 'Stockholm', '', '111 21'],
  ['FR – Paris', 'Sophie', 'Germain', '5 avenue Anatole France', 'Paris', '', '75007'],
  ['GB – London', 'Charles', 'Babbage', '221 Baker Street', 'London', '', 'NW1 6XE'],
  ['NL – Amsterdam', 'Johanna', 'van Dijk', 'Stationsplein 9', 'Amsterdam', '', '1012 AB'],
  ['AT – Vienna', 'Lise', 'Meitner', 'Kärntner Straße 38', 'Wien', '', '1010'],
  ['AU – Sydney', 'Ruby', 'Payne', '1 Macquarie Street', 'Sydney', 'NSW', '2000'],
  ['BE – Brussels', 'Marie', 'Janssens', 'Grand-Place 1', 'Bruxelles', '', '1000'],
  ['CY – Nicosia', 'Eleni', 'Georgiou', 'Ledra 25', 'Nicosia', '', '1016'],
  ['CZ – Prague', 'Jana', 'Nováková', 'Karlova 3', 'Praha', '', '110 00'],
  ['DK – Copenhagen', 'Niels', 'Jensen', 'Rådhuspladsen 1', 'København', '', '1550'],
  ['EE – Tallinn', 'Kadri', 'Tamm', 'Raekoja plats 1', 'Tallinn', '', '10146'],
  ['ES – Madrid', 'Lucía', 'Moreno', 'Calle Mayor 5', 'Madrid', 'Madrid', '28013'],
  ['NO – Oslo', 'Sigrid', 'Lie', 'Karl Johans gate 31', 'Oslo', '', '0159'],
  ['FI – Helsinki', 'Aino', 'Virtanen', 'Mannerheimintie 1', 'Helsinki', '', '00100'],
  ['GR – Athens', 'Hypatia', 'Papadopoulou', 'Adrianou 24', 'Athina', '', '105 58'],
  ['HR – Zagreb', 'Ana', 'Horvat', 'Ilica 1', 'Zagreb', '', '10000'],
  ['HU – Budapest', 'Rózsa', 'Nagy', 'Erzsébet tér 1', 'Budapest', '', '1051'],
  ['IE – Dublin', 'Kathleen', 'Byrne', '12 Grafton Street', 'Dublin', '', 'D02 VF65'],
  ['IT – Rome', 'Maria', 'Rossi', 'Via del Corso 10', 'Roma', 'RM', '00186'],
  ['LT – Vilnius', 'Rūta', 'Kazlauskienė', 'Gedimino pr. 1', 'Vilnius', '', '01103'],
  ['LU – Luxembourg', 'Anne', 'Weber', '7 place d’Armes', 'Luxembourg', '', '1136'],
  ['LV – Riga', 'Ilze', 'Bērziņa', 'Kaļķu iela 1', 'Rīga', '', 'LV-1050'],
  ['PL – Warsaw', 'Maria', 'Kowalska', 'Rynek Starego Miasta 5', 'Warszawa', '', '00-272'],
  ['PT – Lisbon', 'Inês', 'Ferreira', 'Rua Augusta 24', 'Lisboa', '', '1100-148'],
  ['SI – Ljubljana', 'Maja', 'Novak', 'Mestni trg 1', 'Ljubljana', '', '1000'],
  ['SK – Bratislava', 'Zuzana', 'Horváthová', 'Hlavné námestie 1', 'Bratislava', '', '811 01'],
  ['JP – Tokyo', '幸子', '森', '丸の内1-9-1', '千代田区', '東京都', '100-0005'],
  ['KR – Seoul', '민준', '김', '세종대로 110', '중구', '서울특별시', '04524'],
  ['TW – Taipei', '怡君', '陳', '信義路五段7號', '信義區', '台北市', '110'],
  ['HK – Central', 'Ka Yan', 'Chan', '1 Queen’s Road Central', 'Central', 'Hong Kong Island', ''],
  ['CN – Beijing', '伟', '王', '王府井大街138号', '东城区', '北京市', '100006'],
];

/** Where the family name comes first, with what stands between both names. */
const familyFirst: Readonly<Record<string, string>> = { CN: '', JP: ' ', KR: '', TW: '' };

const people: readonly Person[] = rows.map(
  ([label, given, family, line, locality, administrativeArea, postalCode]) => {
    const countryCode = label.slice(0, 2);
    const between = familyFirst[countryCode];
    const full = between === undefined ? `${given} ${family}` : `${family}${between}${given}`;
    const email = `${label.toLowerCase().replaceAll(/[^a-z]+/g, '-')}@example.com`;
    const name = { given, family, full };
    return { label, name, lines: [line], locality, administrativeArea, postalCode, countryCode, email };
  },
);

export const peopleFrom = (country: string | null | undefined): Person[] =>
  people.toSorted(
    (one, other) => Number(other.countryCode === country) - Number(one.countryCode === country),
  );

/** A person as entered in the sheet, like Ada except for what is given. @throws SyntaxError if it is not JSON */
export const personFromJson = (json: string): Person => ({
  ...{ name: { given: 'Ada', family: 'Lovelace', full: 'Ada Lovelace' }, email: 'wallet@example.com' },
  ...{ lines: [], locality: '', administrativeArea: '', postalCode: '' },
  ...(JSON.parse(json) as { readonly countryCode: string }),
  label: 'Address as JSON',
});
