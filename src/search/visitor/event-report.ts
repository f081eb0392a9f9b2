import type { ReportedHit, SearchEvent } from '../service/search-events.ts';
import type { IpData } from './ip-resolver.ts';
import type { Money } from '../../../contract/money.ts';
import type { FilterSelection } from '../service/filter.ts';

/** An event as a form, which the service's first version of analytics takes. */
export interface FormReport {
  readonly kind: 'form';
  /** Below the base of analytics. */
  readonly path:
    | 'n-search/search'
    | 'productTracking'
    | 'categoryProductViewTracking'
    | 'categoryProductClickTracking'
    | 'dataTracking';
  readonly fields: Readonly<Record<string, string>>;
}

/** An event as JSON, which the second version takes in a list. */
export interface JsonReport {
  readonly kind: 'json';
  readonly event: {
    readonly event: 'order_purchase' | 'view_recs_list' | 'select_recs_list';
    readonly event_version: '1.0.0';
    readonly event_apikey: string;
    readonly user_profile: Readonly<Record<string, unknown>>;
    readonly event_data: Readonly<Record<string, unknown>>;
  };
}

export type EventReport = FormReport | JsonReport;

export type EventNamed<Name extends SearchEvent['name']> = Extract<SearchEvent, { name: Name }>;

export type FormEvent = EventNamed<
  'search' | 'search-click' | 'category-view' | 'category-click' | 'banner-click'
>;
export type JsonEvent = Exclude<SearchEvent, FormEvent>;

/** What is known about the visitor who causes an event. */
interface VisitorProfile {
  readonly sessionId: string | null;
  readonly addresses: Pick<IpData, 'uuid' | 'ipv4' | 'ipv6'> | null;
  /** Whether the visitor agrees to statistics. */
  readonly consents: boolean;
}

/** The report with what is known about the visitor; without consent, only that there is none. */
export function withProfile(
  report: EventReport,
  { sessionId, addresses, consents }: VisitorProfile,
): EventReport {
  const known = consents ? addresses : null;
  if (report.kind === 'form') {
    const visitor = {
      ...(known && {
        klevu_shopperIP_v4: known.ipv4,
        klevu_shopperIP_v6: known.ipv6,
        klevu_uuid: known.uuid,
      }),
      data_protection: String(consents),
    };
    return { ...report, fields: { ...report.fields, ...visitor } };
  }
  const user_profile = {
    ...(consents && sessionId !== null && { sessionId }),
    ...(known && {
      ip_address_v4: known.ipv4,
      ip_address_v6: known.ipv6,
      klevu_uuid: known.uuid,
    }),
    data_protection: consents,
  };
  return { ...report, event: { ...report.event, user_profile } };
}

/** @throws Error `Cannot send event without product id` */
export function idOf({ id }: Pick<ReportedHit, 'id'>): string {
  if (id === '') throw new Error('Cannot send event without product id');
  return id;
}

/** What events say if a product has no name or a price no currency. */
export const nameOf = (name: string): string => name || 'unknown';
export const currencyOf = (currencyCode: string): string => currencyCode || 'USD';

/** In major units of the currency: 99.5 dollars, 9950 yen. */
export const majorUnits = ({ centAmount, fractionDigits }: Omit<Money, 'currencyCode'>): number =>
  Number(decimalText({ centAmount, fractionDigits }));

/** As in the records of the index: `99.50`. */
export const decimalText = ({ centAmount, fractionDigits }: Omit<Money, 'currencyCode'>): string =>
  (centAmount / 10 ** fractionDigits).toFixed(fractionDigits);

/** `key:value;;key:start - end`; undefined if nothing is selected. */
export function activeFiltersOf({ options, ranges }: FilterSelection): string | undefined {
  const parts = [
    ...options.flatMap(({ key, values }) => values.map((value) => `${key}:${value}`)),
    ...ranges.map(({ key, start, end }) => `${key}:${start} - ${end}`),
  ];
  return parts.length > 0 ? parts.join(';;') : undefined;
}

/** Without the fields that are missing or, if nothing may be sent for them, empty. */
export const withoutEmpty = <Value>(
  fields: Readonly<Record<string, Value | undefined | null | ''>>,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Record<string, Value>;
