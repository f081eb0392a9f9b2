import type { SearchEvent } from '../search/search-events.ts';

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
