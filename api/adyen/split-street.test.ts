import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitStreet } from './split-street.ts';

/** By country, the ways in which its postal service and its people write addresses, with the house number in brackets. */
const examples: Readonly<Record<string, string>> = {
  at: `Landstraße [5 Top 12]; Ringstraße [1/2/3]; Landstraße [5/Top 12]; Gasse [5 Stiege 2 Tür 12]; Hallstatt [Nr. 12];
    Landstraße, [5, Stg. 2, Top 12]; Gasse [12-14/2/8]; Top 5 Landstraße 12; Landstraße Top 12`,
  au: '[3/12] George St; Unit 3, 12 George St; 3, 12 George St; [12-14] George Street; Level 3 12 George St',
  be: `Rue Neuve [12 bus 3]; Rue de la Loi [16 bte 3]; Wetstraat [16 b 3]; Rue du 8 Mai [12]; Rue des 3 Frères [5];
    Kerkstraat [12/3]; Place du 8 Mai 1945 [3]; Rue Neuve boîte 3; Hof [3 boîte 12]; Chaussée de Mons [12 étage 2]`,
  ca: '[10-123] Main St; [123 1/2] Main St NW; [123], rue Principale app 5; PO Box 12; Apt 5, 123 Main St; 12 - 123 Main St',
  cn: '建国路[88号]; 中关村大街[27号3层]; [No. 88] Jianguo Road; Room 301, No. 88 Jianguo Road',
  cy: 'Lordou Vyronos [12, Flat 301]; [12] Makariou Avenue; [12] Makariou Avenue, Flat 301; Flat 5, Ermou 12',
  cz: `Dlouhá [123/4]; třída 17. listopadu [12]; 28. října [10]; Lhota [č.p. 12]; Lhota [č. 12]; Dlouhá [123/4a byt 5];
    náměstí 14. října [1307/2]; Dlouhá [12, byt 5]`,
  de: `Hauptstraße [5 Whg. 12]; Lindenstraße [12 a]; Straße des 17. Juni [135]; C4, [12]; Q 7, [24]; Schloss Berg; 12;
    Hof 3 a b; , 12; Hauptstraße [5 // W 12]; Hauptstr.[5]; Hauptstraße [5 1/2]; Hauptstraße [5-7, Hinterhaus];
    Hauptstraße [5 3. OG links]; Straße 33 [12]; Postfach 12 34 56; Packstation [145]; Hauptstraße 5 bei Kunz 3;
    Hauptstraße Wohnung 12; Gasse 5 12; Straße 5 Whg. 12; Wohnung 3, Hauptstraße 5`,
  dk: `Vestergade [12 4 tv]; Vestergade [12, 3. tv]; Vestergade [12 st. th.]; Vestergade [12A, 2. mf]; 1. maj vej [5];
    Vestergade [12 kl]; Vestergade [12 1. sal dør 4]; Postboks 12`,
  ee: 'Viru tn [12-3]; Pärnu mnt [139e/1-5]; Tartu mnt [83 krt 5]; Viru korter 5',
  es: `Calle Mayor, [5, 2º B]; Avenida 3ª [45]; Calle Mayor [5 2 B]; C/ Mayor, [nº 5, piso 2, puerta B]; Gran Vía [5 bajo A];
    Calle 2 de Mayo [12 3º izq.]; Urbanización Los Pinos, bloque 3, portal 2; Calle Mayor 3º izq.; Calle Principal [5];
    Calle Mayor [5 bis]; Avda. 3 de Mayo, [12, esc. 2, 3.º D]; Apartado de Correos 12`,
  fi: `Mannerheimintie [12 A 3]; Mannerheimintie [12 a A 3]; Mannerheimintie [12 as. 3]; Hämeenkatu [12-14 B 22]; PL 12;
    Mannerheimintie [12 A as 3]`,
  fr: `[12 bis], rue de Rivoli; [12 B] rue de la Gare; [5bis] rue Hugo; [12] rue de Rivoli, appt 3; Appartement 3, 12 rue de la Paix;
    [1] rue du 8 Mai 1945; [n° 12] rue de Rivoli; [12] 1re avenue; Appt 3 12 rue de la Paix`,
  gb: '[221B] Baker Street; Flat 3, 12 High Street; Rose Cottage; 1/2, 12 Main Street; [12] High Street, Flat 3',
  gr: 'Ερμού [12Α]; 28ης Οκτωβρίου [12]; Οδός 3ης Σεπτεμβρίου [5]; Ermou [12, 3ος όροφος]; Ερμού [12 διαμ. 5]',
  hk: '彌敦道[12號3樓]; [12] Nathan Road; 3F, 12 Nathan Road; Flat A, 3/F, 12 Nathan Road; Flat 25, 12/F, 150 Kennedy Road',
  hr: 'Ilica [12A]; Ulica 30. svibnja 1990. [br. 5]; Ilica [12 kat 3 stan 5]; Mala ulica bb; Trg 1. maja [12/3]',
  hu: `Kossuth Lajos utca [5. II. em. 3.]; Kossuth utca [12.]; Fő utca [12/A]; Fő u. [12. 3. em. 14. a.]; Pf. 12; Szent István krt. [12.];
    Március 15. tér [3]; Október 6. utca [12. fsz. 2.]; Fő utca [5. II/3.]; Fő utca II. em. 3.; Fő utca [5., 2. emelet]`,
  ie: '[12] Main Street; Apartment 5, 12 Main Street; Rose Cottage',
  it: `Via Roma [12/B]; Via Roma, [12 int. 3]; Via 4 Novembre [12]; Via Roma [n. 12]; Via XX Settembre [5 scala B int. 4];
    Via 1° Maggio [5]; Via Roma interno 3; Via della Scala [5]; Via Roma [12 bis]`,
  jp: '丸の内1-1-1',
  kr: `세종대로 [110]; 세종대로[110]; 테헤란로4길 [12]; 테헤란로 [152 101동 1203호]; 역삼동 [123-4번지]; [152] Teheran-ro;
    세종대로23길 [5, 3층]; 행복아파트 101동 1203호`,
  lt: 'Gedimino pr. [12-3]; Vasario 16-osios g. [5]; Vasario 16 g. [5]; Kovo 11-osios g. [12 bt. 3]; Vytauto g. [12A - 3]',
  lu: '[12], rue de la Gare; [12A], rue de la Gare; Rue de la Gare',
  lv: `Brīvības iela [12 - 3]; Brīvības iela [12 - 3 a]; Brīvības iela [12 dz. 3]; Brīvības iela [12 k-2 - 5];
    11. novembra krastmala [5]`,
  nl: `Keizersgracht [12-2]; Keizersgracht [12 III]; Keizersgracht [12 hs]; 2e Jan Steenstraat [12]; Plein 1940-1945 [12];
    Keizersgracht [12bis]; Kade [12 app. 3]; Postbus 12; Plein 5 Mei [12]`,
  pl: `ul. Marszałkowska [12 lok. 5]; ul. Długa [5 m. 3]; ul. 3 Maja [5]; al. 11 Listopada [12/5]; Długa [12A m 5];
    ul. Długa lok. 5; al. 3 Maja m. 5; os. Tysiąclecia [12/3]; Plac 3 Krzyży [5]; skr. poczt. 12`,
  pt: `Rua Augusta, [12, 3.º Esq]; Rua Augusta [12 - 3.º Dto]; Rua 25 de Abril [12 r/c]; Urbanização Sol, [Lote 5, 3.º B];
    Rua Augusta, [n.º 12]; Rua 19, [12]; Rua Augusta 3.º Esq; Rua 1º de Maio [5]`,
  se: `Storgatan [12 lgh 1102]; Storgatan [12a lgh 1102]; Storgatan [12 2 tr ög]; Storgatan [12, 1 tr]; Box 123;
    Storgatan lgh 1102`,
  si: 'Slovenska cesta [12a]; Trg 1. maja [5]; Slovenska cesta [12, stanovanje 3]',
  sk: 'Hlavná [123/4]; Ulica 29. augusta [5]; Hlavná [12 byt 5]; Lehota [č. 12]',
  tw: '中山路一段[12之3號]; 12-3號; [No. 12], Sec. 1, Zhongshan Rd.; 3F., No. 12, Zhongshan Rd.; 中山路12巷3弄[5號2樓]',
  us: `[350] 5th Avenue; 1st Avenue; [12] A Street; PO Box 12; [123] Main St Apt 4B; [123 1/2] Main St; [39-10] 61st St;
    Apt 5, 123 Main St; 5 123 Main St; RR 2 Box 152; [123] N Main St # 5`,
};

test.each(
  Object.entries(examples).flatMap(([country, lines]) =>
    lines.split(/;\s+/).map((line) => [country, line] as const),
  ),
)('product 4.106: in %s, the house number is in brackets: %s', (country, line) => {
  const [, houseNumber = null] = /\[(.*)\]/.exec(line) ?? [];
  const street = line.replace(/\[.*\]/, '').replace(houseNumber === null ? '' : /^[\s,]+|[\s,]+$/g, '');
  expect(splitStreet(line.replace(/[[\]]/g, ''), country)).toEqual({ street, houseNumber });
});

/** What numbers are made of, and what looks like it. */
const hostile = fc.constantFrom(
  ...[
    '1',
    '23',
    ' ',
    ', ',
    '-',
    ' - ',
    '/',
    '–',
    '.',
    'a',
    'º',
    '號',
    '之',
    ' m. ',
    ' lgh ',
    'bus',
    'no. ',
    ' bis ',
    '!',
  ],
);
const country = fc.constantFrom(...Object.keys(examples));

/** Without what may stand between a street and its number. */
const charactersOf = (text: string) => Array.from(text.replaceAll(/[\s,]/g, '')).toSorted().join('');

test('nothing of a line is lost, and neither part is ever empty', () => {
  const words = fc.stringMatching(/^[\p{L}\d .,/-]{1,60}$/u).filter((text) => text.trim() !== '');
  const line = fc.oneof(
    words,
    fc.string(),
    fc.array(hostile, { maxLength: 20 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(country, line, (inCountry, text) => {
      const { street, houseNumber } = splitStreet(text, inCountry);
      expect(charactersOf(street + (houseNumber ?? ''))).toBe(charactersOf(text));
      expect(houseNumber).not.toBe('');
      expect(street === '').toBe(text.trim() === '');
    }),
  );
});

test('what is repeated for 10,000 characters is split before the test is over', () => {
  const repeated = fc
    .tuple(hostile, fc.array(hostile, { minLength: 1, maxLength: 4 }))
    .map(([first, rest]) => `a ${first}${rest.join('').repeat(10_000).slice(0, 10_000)}!`);
  fc.assert(
    fc.property(country, repeated, (inCountry, text) => {
      expect(charactersOf(Object.values(splitStreet(text, inCountry)).join(''))).toBe(charactersOf(text));
    }),
    { examples: [['de', `a 1${' -'.repeat(5_000)}!`]] },
  );
});
