import type {
  Location,
  ShippingMethod,
  ShippingMethodDraft,
  ShippingMethodUpdateAction,
  ShippingRate,
  ShippingRateDraft,
  TaxCategory,
  TaxCategoryDraft,
  TaxCategoryUpdateAction,
  TaxRateDraft,
  Zone,
  ZoneDraft,
} from '@commercetools/platform-sdk';
import type { Change, Difference } from '../found.ts';

const placeOf = ({ country, state }: { readonly country: string; readonly state?: string }) =>
  state === undefined ? country : `${country}-${state}`;

const percent = (amount: number) => `${Number((amount * 100).toFixed(4))} %`;
const taxText = ({ amount = 0, includedInPrice }: Pick<TaxRateDraft, 'amount' | 'includedInPrice'>) =>
  `${percent(amount)} ${includedInPrice ? 'within' : 'added to'} prices`;

/** How a tax category differs: the rates of the brand take the place of the project's. */
export function taxCategoryDifference(wanted: TaxCategoryDraft, found: TaxCategory): Difference {
  const changes = (wanted.rates ?? []).flatMap((taxRate): Change[] => {
    const place = placeOf(taxRate);
    const known = found.rates.find((rate) => placeOf(rate) === place);
    const change = (says: string, action: TaxCategoryUpdateAction): Change[] => [{ says, action }];
    if (!known) return change(`add the rate of ${place}`, { action: 'addTaxRate', taxRate });
    if (taxText(known) === taxText(taxRate)) return [];
    return change(`tax ${place} by ${taxText(taxRate)} instead of ${taxText(known)}`, {
      action: 'replaceTaxRate',
      taxRateId: known.id ?? '',
      taxRate,
    });
  });
  return { changes, conflicts: [] };
}

/** How a zone differs. @param others all zones of the project: a place belongs to one of them at most. */
export function zoneDifference(
  wanted: ZoneDraft,
  found: Zone | undefined,
  others: readonly Zone[],
): Difference {
  const places = new Set(found?.locations.map(placeOf));
  const missing = (wanted.locations ?? []).filter((location) => !places.has(placeOf(location)));
  const takenBy = (location: Location) =>
    others.find(({ locations }) => locations.some((each) => placeOf(each) === placeOf(location)));
  return {
    changes: missing
      .filter((location) => !takenBy(location))
      .map((location) => ({
        says: `deliver to ${placeOf(location)}`,
        action: { action: 'addLocation', location } as Change['action'],
      })),
    conflicts: missing.flatMap((location) => {
      const other = takenBy(location);
      return other
        ? `${placeOf(location)} belongs to the zone “${other.name}”, and can only belong to one. Remove it there, and run this again.`
        : [];
    }),
  };
}

const moneyText = ({ centAmount = 0, currencyCode }: ShippingRateDraft['price']) =>
  `${centAmount} ${currencyCode}`;
const rateText = ({ price, freeAbove }: Pick<ShippingRateDraft, 'price' | 'freeAbove'>) =>
  `${moneyText(price)}${freeAbove ? `, free from ${moneyText(freeAbove)}` : ''}`;
const moneyOf = ({ centAmount = 0, currencyCode }: ShippingRateDraft['price']) => ({
  centAmount,
  currencyCode,
});

/** The rate as commercetools wants to be told which one it is. */
const draftOf = ({ price, freeAbove }: ShippingRate): ShippingRateDraft => ({
  price: moneyOf(price),
  ...(freeAbove && { freeAbove: moneyOf(freeAbove) }),
});

/** How a shipping method differs: its prices and times take the place of the project's. */
export function shippingMethodDifference(
  wanted: ShippingMethodDraft,
  found: ShippingMethod,
  keyOf: (id: string) => string,
): Difference {
  const zones = wanted.zoneRates.map((zoneRate) => {
    const key = zoneRate.zone.key ?? '';
    const known = found.zoneRates.find(({ zone }) => keyOf(zone.id) === key);
    return zoneDifferenceOf(zoneRate, key, known?.shippingRates);
  });
  const times = timeDifference(wanted, found, keyOf);
  return {
    changes: [...zones.flatMap(({ changes }) => changes), ...times.changes],
    conflicts: [...zones.flatMap(({ conflicts }) => conflicts), ...times.conflicts],
  };
}

function zoneDifferenceOf(
  { zone, shippingRates }: ShippingMethodDraft['zoneRates'][number],
  key: string,
  found: readonly ShippingRate[] | undefined,
): Difference {
  const change = (says: string, action: ShippingMethodUpdateAction): Change => ({ says, action });
  const changes = found ? [] : [change(`deliver to the zone ${key}`, { action: 'addZone', zone })];
  const conflicts: string[] = [];
  for (const shippingRate of shippingRates) {
    const known = found?.find(({ price }) => price.currencyCode === shippingRate.price.currencyCode);
    if (known && rateText(known) === rateText(shippingRate)) continue;
    if (known && known.tiers.length > 0) {
      conflicts.push(
        `Its price in the zone ${key} has tiers, which would be lost. Remove them in commercetools, or declare the price that it has.`,
      );
      continue;
    }
    const before = known ? ` instead of ${rateText(known)}` : '';
    if (known)
      changes.push(
        change(`no longer ask ${rateText(known)} in the zone ${key}`, {
          action: 'removeShippingRate',
          zone,
          shippingRate: draftOf(known),
        }),
      );
    changes.push(
      change(`ask ${rateText(shippingRate)}${before} in the zone ${key}`, {
        action: 'addShippingRate',
        zone,
        shippingRate,
      }),
    );
  }
  return { changes, conflicts };
}

function timeDifference(
  { custom }: ShippingMethodDraft,
  found: ShippingMethod,
  keyOf: (id: string) => string,
): Difference {
  const change = (says: string, action: ShippingMethodUpdateAction): Change => ({ says, action });
  const { type, fields = {} } = custom ?? {};
  if (!type || !('key' in type)) return { changes: [], conflicts: [] };
  if (!found.custom)
    return {
      changes: [change('say how long it takes', { action: 'setCustomType', type, fields })],
      conflicts: [],
    };
  if (keyOf(found.custom.type.id) !== type.key)
    return {
      changes: [],
      conflicts: [
        `It has another custom type than “${type.key}”. Add the fields ${Object.keys(fields).join(' and ')} to that type and fill them: that is all the shop reads.`,
      ],
    };
  const known = found.custom.fields;
  return {
    changes: Object.entries(fields).flatMap(([name, value]) =>
      known[name] === value
        ? []
        : [
            change(`set ${name} to ${String(value)}`, {
              action: 'setCustomField',
              name,
              value: value as unknown,
            }),
          ],
    ),
    conflicts: [],
  };
}
