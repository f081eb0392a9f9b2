import type { TFunction } from 'i18next';
import type { FactPlace } from '../../contract/catalogue-model.ts';
import type { ProductData } from './types.ts';

/** The facts of a product that stand in a place, with their names. */
export const factsOn = (place: FactPlace, { facts }: ProductData, t: TFunction<'product'>) =>
  facts
    .filter(({ on }) => on.includes(place))
    .map(({ key, text }) => ({ name: t(`facts.${key as 'age'}`), text }));
