import { type KlevuBaseQuery, KlevuTypeOfRecord } from '@klevu/core';
import type { KlevuIndex } from './klevu-index.ts';

type KlevuSettings = NonNullable<KlevuBaseQuery['settings']>;

/** Selects one of an index's currencies. */
export const priceSettings = ({ currency }: Pick<KlevuIndex, 'currency'>): KlevuSettings =>
  currency === undefined ? {} : { priceFieldSuffix: currency };

/** Products in the form in which a query refers to them. */
export const productObjects = <Reference>(records: Reference[]) => [
  { typeOfRecord: KlevuTypeOfRecord.Product, records },
];

/** What a query starts from: the records that are shown, or were opened. */
export const recentObjects = (ids: readonly string[]): KlevuSettings => ({
  context: { recentObjects: productObjects(ids.map((id) => ({ id }))) },
});

/** Orders a list for the visitor who opened these records; without any, it is the same for everybody. */
export const personalOrder = (ids: readonly string[]): KlevuSettings =>
  ids.length === 0 ? {} : { personalisation: { enablePersonalisation: true }, ...recentObjects(ids) };
