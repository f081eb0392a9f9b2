import type { Person } from './person.ts';

/** Where the family name comes first, with what stands between both names. */
const familyFirst: Readonly<Record<string, string>> = { CN: '', JP: ' ', KR: '', TW: '' };

function fullName(countryCode: string, given: string, family: string): string {
  const between = familyFirst[countryCode];
  return between === undefined ? `${given} ${family}`.trim() : `${family}${between}${given}`;
}

type Row = readonly [
  ...[countryCode: string, label: string, given: string, family: string, phone: string],
  ...[lines: string, locality: string, administrativeArea: string, postalCode: string],
];

/**
 * One person for each country, and addresses that need care; lines are separated by semicolons. In the order in which the
 * sheet lists them. These are museums, offices, and squares.
 */
const rows: readonly Row[] = [
  ['US', 'US – New York', 'Ada', 'Lovelace', '+12125550100', '350 5th Ave', 'New York', 'NY', '10118'],
  [
    'US',
    'US – California',
    'Grace',
    'Hopper',
    '+14155550101',
    '1 Ferry Building;Suite 50',
    'San Francisco',
    'CA',
    '94105-4209',
  ],
  [
    'US',
    'US – Puerto Rico',
    'Luis',
    'Rivera',
    '+17875550102',
    '150 Calle San Francisco',
    'San Juan',
    'PR',
    '00901',
  ],
  [
    'CA',
    'CA – Ontario',
    'Margaret',
    'Atwood',
    '+14165550103',
    '290 Bremner Blvd',
    'Toronto',
    'ON',
    'M5V 3L9',
  ],
  ['DE', 'DE – Berlin', 'Clara', 'Zuse', '+4930901820', 'Torstraße 140', 'Berlin', '', '10119'],
  ['SE', 'SE – Stockholm', 'Astrid', 'Lind', '+46850828000', 'Drottninggatan 45', 'Stockholm', '', '111 21'],
  ['FR', 'FR – Paris', 'Sophie', 'Germain', '+33144555750', '5 avenue Anatole France', 'Paris', '', '75007'],
  ['GB', 'GB – London', 'Charles', 'Babbage', '+442079460100', '221 Baker Street', 'London', '', 'NW1 6XE'],
  [
    'NL',
    'NL – Amsterdam',
    'Johanna',
    'van Dijk',
    '+31205550104',
    'Stationsplein 9',
    'Amsterdam',
    '',
    '1012 AB',
  ],
  ['AT', 'AT – Vienna', 'Lise', 'Meitner', '+4312345678', 'Kärntner Straße 38', 'Wien', '', '1010'],
  ['AU', 'AU – Sydney', 'Ruby', 'Payne', '+61291234567', '1 Macquarie Street', 'Sydney', 'NSW', '2000'],
  ['BE', 'BE – Brussels', 'Marie', 'Janssens', '+3225550107', 'Grand-Place 1', 'Bruxelles', '', '1000'],
  ['CY', 'CY – Nicosia', 'Eleni', 'Georgiou', '+35722123456', 'Ledra 25', 'Nicosia', '', '1016'],
  ['CZ', 'CZ – Prague', 'Jana', 'Nováková', '+420221234567', 'Karlova 3', 'Praha', '', '110 00'],
  ['DK', 'DK – Copenhagen', 'Niels', 'Jensen', '+4533123456', 'Rådhuspladsen 1', 'København', '', '1550'],
  ['EE', 'EE – Tallinn', 'Kadri', 'Tamm', '+3726123456', 'Raekoja plats 1', 'Tallinn', '', '10146'],
  ['ES', 'ES – Madrid', 'Lucía', 'Moreno', '+34912345678', 'Calle Mayor 5', 'Madrid', 'Madrid', '28013'],
  ['FI', 'FI – Helsinki', 'Aino', 'Virtanen', '+358912345678', 'Mannerheimintie 1', 'Helsinki', '', '00100'],
  ['GR', 'GR – Athens', 'Hypatia', 'Papadopoulou', '+302101234567', 'Adrianou 24', 'Athina', '', '105 58'],
  ['HR', 'HR – Zagreb', 'Ana', 'Horvat', '+38514567890', 'Ilica 1', 'Zagreb', '', '10000'],
  ['HU', 'HU – Budapest', 'Rózsa', 'Nagy', '+3612345678', 'Erzsébet tér 1', 'Budapest', '', '1051'],
  ['IE', 'IE – Dublin', 'Kathleen', 'Byrne', '+35316123456', '12 Grafton Street', 'Dublin', '', 'D02 VF65'],
  ['IT', 'IT – Rome', 'Maria', 'Rossi', '+390612345678', 'Via del Corso 10', 'Roma', 'RM', '00186'],
  ['LT', 'LT – Vilnius', 'Rūta', 'Kazlauskienė', '+37051234567', 'Gedimino pr. 1', 'Vilnius', '', '01103'],
  ['LU', 'LU – Luxembourg', 'Anne', 'Weber', '+35226123456', '7 place d’Armes', 'Luxembourg', '', '1136'],
  ['LV', 'LV – Riga', 'Ilze', 'Bērziņa', '+37167123456', 'Kaļķu iela 1', 'Rīga', '', 'LV-1050'],
  [
    'PL',
    'PL – Warsaw',
    'Maria',
    'Kowalska',
    '+48221234567',
    'Rynek Starego Miasta 5',
    'Warszawa',
    '',
    '00-272',
  ],
  ['PT', 'PT – Lisbon', 'Inês', 'Ferreira', '+351211234567', 'Rua Augusta 24', 'Lisboa', '', '1100-148'],
  ['SI', 'SI – Ljubljana', 'Maja', 'Novak', '+38612345678', 'Mestni trg 1', 'Ljubljana', '', '1000'],
  [
    'SK',
    'SK – Bratislava',
    'Zuzana',
    'Horváthová',
    '+421212345678',
    'Hlavné námestie 1',
    'Bratislava',
    '',
    '811 01',
  ],
  ['JP', 'JP – Tokyo', '幸子', '森', '+81335550105', '丸の内1-9-1', '千代田区', '東京都', '100-0005'],
  ['KR', 'KR – Seoul', '민준', '김', '+82212345678', '세종대로 110', '중구', '서울특별시', '04524'],
  ['TW', 'TW – Taipei', '怡君', '陳', '+886221234567', '信義路五段7號', '信義區', '台北市', '110'],
  [
    'HK',
    'HK – Central',
    'Ka Yan',
    'Chan',
    '+85221234567',
    '1 Queen’s Road Central',
    'Central',
    'Hong Kong Island',
    '',
  ],
  ['CN', 'CN – Beijing', '伟', '王', '+861012345678', '王府井大街138号', '东城区', '北京市', '100006'],
  [
    'BR',
    'BR – São Paulo',
    'Tarsila',
    'Amaral',
    '+551155550106',
    'Avenida Paulista 1578',
    'São Paulo',
    'SP',
    '01310-200',
  ],
  ['DE', 'DE – one-part name', 'Cher', '', '+4930901821', 'Torstraße 140', 'Berlin', '', '10119'],
  [
    'US',
    'US – state by name',
    'Ada',
    'Lovelace',
    '+12125550100',
    '350 5th Ave',
    'New York',
    'New York',
    '10118',
  ],
  ['HK', 'HK – Tai Po', 'Ka Yan', 'Chan', '+85221234567', '1 Ting Kok Road', 'Tai Po', '', ''],
  ['JP', 'JP – no prefecture', '幸子', '森', '+81335550105', '丸の内1-9-1', '千代田区', '', '100-0005'],
  ['IT', 'IT – no province', 'Maria', 'Rossi', '+390612345678', 'Via del Corso 10', 'Roma', '', '00186'],
  [
    'ES',
    'ES – community',
    'Lucía',
    'Moreno',
    '+34912345678',
    'Plaza Nueva 5',
    'Sevilla',
    'Andalucía',
    '41001',
  ],
  ['DE', 'DE – no house number', 'Clara', 'Zuse', '+4930901820', 'Torstraße', 'Berlin', '', '10119'],
];

/** `us-new-york@example.com` for `US – New York`. */
const emailOf = (label: string): string => {
  const letters = label
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return `${letters.replaceAll(/[^a-z]+/g, '-')}@example.com`;
};

export const people: readonly Person[] = rows.map(
  ([countryCode, label, given, family, phone, lines, locality, administrativeArea, postalCode]) => ({
    ...{ countryCode, label, phone, locality, administrativeArea, postalCode },
    name: { given, family, full: fullName(countryCode, given, family) },
    lines: lines.split(';'),
    email: emailOf(label),
  }),
);
