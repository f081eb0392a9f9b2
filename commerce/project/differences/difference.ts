import type {
  ProductTypeUpdateAction,
  ProjectUpdateAction,
  ShippingMethodUpdateAction,
  StateUpdateAction,
  StoreUpdateAction,
  SubscriptionUpdateAction,
  TaxCategoryUpdateAction,
  TypeUpdateAction,
  ZoneUpdateAction,
} from '@commercetools/platform-sdk';

type Action =
  | ProductTypeUpdateAction
  | ProjectUpdateAction
  | ShippingMethodUpdateAction
  | StateUpdateAction
  | StoreUpdateAction
  | SubscriptionUpdateAction
  | TaxCategoryUpdateAction
  | TypeUpdateAction
  | ZoneUpdateAction;

/** An update that brings something in line with its description, in words, and as commercetools takes it. */
export interface Change {
  readonly says: string;
  readonly action: Action;
}

/**
 * One thing in which a project differs from its description. A text is what commercetools cannot change, or only by losing
 * something: why, and what to do.
 */
export type Difference = Change | string;

/** Nothing that a description leaves out is ever taken away. */
export const missingIn = <Value>(found: readonly Value[] | undefined, wanted: readonly Value[]): Value[] =>
  wanted.filter((value) => !found?.includes(value));

/** The change of a list that lacks something; none if it has everything. @param says what is done with what is missing. */
export function additionTo<Value extends string>(
  found: readonly Value[] | undefined,
  wanted: readonly Value[],
  says: string,
  actionOf: (all: Value[], missing: Value[]) => Action,
): Change[] {
  const missing = missingIn(found, wanted);
  if (missing.length === 0) return [];
  return [
    { says: `${says} ${missing.join(', ')}`, action: actionOf([...(found ?? []), ...missing], missing) },
  ];
}
