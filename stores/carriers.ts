/** A carrier as shoppers know it, and its page about a parcel: `#` stands for the parcel's number. */
export interface Carrier {
  readonly name: string;
  readonly page: `https://${string}#${string}`;
}

/** Carriers by their names in lower case, without accents, spaces, and signs. */
export type Carriers = Readonly<Record<string, Carrier>>;

/** Those whose page about a parcel needs nothing but its number. */
const carriers: Carriers = {
  australiapost: { name: 'Australia Post', page: 'https://auspost.com.au/mypost/track/details/#' },
  bpost: { name: 'bpost', page: 'https://track.bpost.cloud/btr/web/?itemCode=#' },
  canadapost: {
    name: 'Canada Post',
    page: 'https://www.canadapost-postescanada.ca/track-reperage/en?trackingNumber=#',
  },
  chronopost: {
    name: 'Chronopost',
    page: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=#',
  },
  cjlogistics: { name: 'CJ Logistics', page: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=#' },
  colissimo: { name: 'Colissimo', page: 'https://www.laposte.fr/outils/suivre-vos-envois?code=#' },
  correos: {
    name: 'Correos',
    page: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=#',
  },
  dhl: { name: 'DHL', page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=#' },
  dpd: { name: 'DPD', page: 'https://tracking.dpd.de/parcelstatus?query=#' },
  evri: { name: 'Evri', page: 'https://www.evri.com/track/parcel/#' },
  fedex: { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr=#' },
  gls: { name: 'GLS', page: 'https://gls-group.eu/EU/en/parcel-tracking?match=#' },
  japanpost: {
    name: 'Japan Post',
    page: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=#',
  },
  laposte: { name: 'La Poste', page: 'https://www.laposte.fr/outils/suivre-vos-envois?code=#' },
  osterreichischepost: {
    name: 'Österreichische Post',
    page: 'https://www.post.at/sv/sendungsdetails?snr=#',
  },
  postnord: { name: 'PostNord', page: 'https://tracking.postnord.com/en/?id=#' },
  royalmail: { name: 'Royal Mail', page: 'https://www.royalmail.com/track-your-item?trackNumber=#' },
  sagawa: {
    name: 'Sagawa Express',
    page: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=#',
  },
  ups: { name: 'UPS', page: 'https://www.ups.com/track?tracknum=#' },
  usps: { name: 'USPS', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=#' },
};

/**
 * A carrier by a name such as `dhl`, `DHL Paket`, or `Royal-Mail Tracked 24`: its first words decide; null for one that is
 * not in the table.
 * @param own the brand's, which take the place of the table's.
 */
export function carrierBy(
  written: string,
  own: Carriers = {},
): { readonly name: string; pageOf(number: string): string } | null {
  const all = { ...carriers, ...own };
  const plain = written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z]+/g) ?? [];
  const key = [1, 2, 3]
    .map((count) => words.slice(0, count).join(''))
    .find((beginning) => Object.hasOwn(all, beginning));
  const carrier = key === undefined ? undefined : all[key];
  if (!carrier) return null;
  const { name, page } = carrier;
  return { name, pageOf: (number) => page.replace('#', () => encodeURIComponent(number.toWellFormed())) };
}
