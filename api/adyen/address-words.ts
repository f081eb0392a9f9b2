/*
 * The words with which people in the countries of Europe write what belongs to a house, next to its number, and what belongs
 * to a street's name: in lower case and without the dot of an abbreviation, as their postal services print them.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Whose number is that of an apartment, a mailbox, or a floor, and never a house's. */
export const apartmentWords = setOf(`
  top whg wohnung wohn tür stiege stg zimmer etage og obergeschoss apt app appt apartment apartament appartement apartamento
  apto flat unit suite floor bte boîte boite bus box étage verdieping bovenwoning
  lok lokal mieszkanie mieszkania m piętro lejl lejlighed dør lgh lägenhet lght våning vån as asunto huoneisto krs kerros rappu
  korter korrus dz dzīvoklis dzīv stāvs bt butas aukštas byt patro poschodie posch stan stanovanje kat nadstropje
  km we em emelet ajtó lph lépcsőház hrsz int interno piso planta andar διαμ διαμέρισμα όροφος ορ orofos diam`);

/** What else may follow a house number. */
export const unitWords: ReadonlySet<string> = new Set([
  ...apartmentWords,
  ...setOf(`
    nr bis ter quater krt zi os ος hoog achter voor st stock stk eg ug dg erdgeschoss untergeschoss dachgeschoss souterrain parterre mezzanin haus hs hinterhaus
    hh vorderhaus vh seitenflügel gartenhaus gh quergebäude aufgang aufg eingang block blok objekt obj links rechts li re mitte
    rez rdc ét bât bat bâtiment esc escalier porte verd v hs huis boven beneden bg bv zw rd kamer toren
    l kl klatka bud budynek wejście tv th mf stuen kælder kld sal fsz fszt földszint mfsz félem ép épület üzlet
    escalera portal bloque bl blq puerta pta pt bajo bajos bj izq izda izdo izqda izqdo izquierda dcha dcho der derecha ático entlo
    entresuelo pral principal local nave oficina of interior exterior ext centro ctro duplicado dpdo
    esq esquerdo dto dir direito frente frt fte rc loja lj cave cv bloco sala porta fração letra traseiras tras
    scala sc piano palazzina pal edificio ed lotto isolato corpo barrato rosso
    tr trappa trappor nb ög uppg uppgång trapp port talo porras lh huone korp korpuss korpusas
    vchod vch dveře schod schodiště ulaz stubište vhod prizemlje pritličje ισόγειο isogeio room rm office building`),
]);

/** What stands before the house number and says that it is one: `Nr. 5`, `č.p. 12`, `n.º 12`, and a Portuguese lot. */
export const houseMarks =
  /(?<![\p{L}\d])(?:n|nr|no|n[º°]|n\.º|núm|num|(?:s(?:úp|up)\. ?|ev\. ?)?č|č\. ?p|čp|št|br|αρ|lote|lt)\.? ?$/iu;

/** Where letters are collected rather than delivered, in place of a street. */
export const boxes =
  /^(?:postfach|postbus|postboks|box|pb|pl|bp|b\.p|boîte postale|apartado(?: de correos)?|casella postale|c\.p|skr\. ?poczt|skrytka pocztowa|pf|p\.? ?p|a\. ?d|p\.? ?o\.? ?box|τ\.θ)\.?$/iu;

/** What a street is called that has only a number for a name: `Calle 5`, `Straße 33`, `ul. 3 Maja`. */
export const streetKinds = setOf(`
  straße strasse str weg platz calle c/ avenida avda av plaza rua via viale vle piazza corso rue avenue place straat laan plein
  ulica ul aleja al plac pl aleje ulice třída tř náměstí nám námestie trg cesta gade vej gata gatan katu tänav iela gatvė g utca
  u tér út odos οδός λεωφ λεωφόρος street`);

/** What follows the name of a street, where it does: `Március 15. tér`, `Vasario 16 g.` */
export const endsOfStreets = setOf('utca u. út útja tér tere köz g. gatvė pr. prospektas iela tn tänav mnt');

/** After these, a number counts something, and is a part of a name: `Rue des 3 Frères`. */
export const articles = setOf(
  'des les du de del der die den dem dei degli delle los las dos das do da van von vom of',
);

const languages = ['fr', 'nl', 'it', 'es', 'pt', 'pl', 'el', 'lt', 'hu', 'de', 'hr'];

/** As in dates, in lower case: `maja` rather than `maj`. */
export const months: ReadonlySet<string> = new Set(
  languages.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) =>
      format
        .formatToParts(Date.UTC(2001, month, 1))
        .filter(({ type }) => type === 'month')
        .map(({ value }) => value.toLowerCase()),
    ).flat();
  }),
);
