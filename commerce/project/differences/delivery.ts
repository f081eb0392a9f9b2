import type {
  Location,
  ShippingMethod,
  ShippingRate,
  ShippingRateDraft,
  TaxCategory,
  TaxCategoryDraft,
  TaxRateDraft,
  Zone,
  ZoneDraft,
} from '@commercetools/platform-sdk';
import type { ProjectDescription } from '../description.ts';
import type { Difference } from './difference.ts';

const placeOf = ({ country, state }: { readonly country: string; readonly state?: string }) =>
  state === undefined ? country : `${country}-${state}`;

const percent = (amount: number) => `${Number((amount * 100).toFixed(4))} %`;
const taxText = ({ amount = 0, includedInPrice }: Pick<TaxRateDraft, 'amount' | 'includedInPrice'>) =>
  `${percent(amount)} ${includedInPrice ? 'within' : 'added to'} prices`;

/** How a tax category differs: the rates of the brand take the place of the project's. */
export const taxCategoryDifferences = ({ rates = [] }: TaxCategoryDraft, found: TaxCategory): Difference[] =>
  rates.flatMap((taxRate): Difference[] => {
    const place = placeOf(taxRate);
    const known = found.rates.find((rate) => placeOf(rate) === place);
    if (!known) return [{ says: `add the rate of ${place}`, action: { action: 'addTaxRate', taxRate } }];
    if (taxText(known) === taxText(taxRate)) return [];
    const says = `tax ${place} by ${taxText(taxRate)} instead of ${taxText(known)}`;
    return [{ says, action: { action: 'replaceTaxRate', taxRateId: known.id ?? '', taxRate } }];
  });

/** How a zone differs. @param others all zones of the project: a place belongs to one of them at most. */
export function zoneDifferences(
  { locations = [] }: ZoneDraft,
  found: Zone | undefined,
  others: readonly Zone[],
): Difference[] {
  const isIn = (location: Location, zone: Zone | undefined) =>
    zone?.locations.some((each) => placeOf(each) === placeOf(location));
  return locations
    .filter((location) => !isIn(location, found))
    .map((location) => {
      const place = placeOf(location);
      const other = others.find((zone) => isIn(location, zone));
      return other
        ? `${place} belongs to the zone “${other.name}”, and can only belong to one. Remove it there, and run this again.`
        : { says: `deliver to ${place}`, action: { action: 'addLocation', location } };
    });
}

type Method = ProjectDescription['shippingMethods'][number];

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
export const shippingMethodDifferences = (
  { zoneRates, custom }: Method,
  found: ShippingMethod,
  keyOf: (id: string) => string,
): Difference[] => [
  ...zoneRates.flatMap((zoneRate) => {
    const known = found.zoneRates.find(({ zone }) => keyOf(zone.id) === zoneRate.zone.key);
    return zoneRateDifferences(zoneRate, known?.shippingRates);
  }),
  ...timeDifferences(custom, found, keyOf),
];

function zoneRateDifferences(
  { zone, shippingRates }: Method['zoneRates'][number],
  found: readonly ShippingRate[] | undefined,
): Difference[] {
  const inZone = `in the zone ${zone.key}`;
  const rates = shippingRates.flatMap((shippingRate): Difference[] => {
    const known = found?.find(({ price }) => price.currencyCode === shippingRate.price.currencyCode);
    const addition = { action: 'addShippingRate', zone, shippingRate } as const;
    if (!known) return [{ says: `ask ${rateText(shippingRate)} ${inZone}`, action: addition }];
    if (rateText(known) === rateText(shippingRate)) return [];
    if (known.tiers.length > 0)
      return [
        `Its price ${inZone} has tiers, which would be lost. Remove them in commercetools, or declare the price that it has.`,
      ];
    const removal = { action: 'removeShippingRate', zone, shippingRate: draftOf(known) } as const;
    return [
      { says: `no longer ask ${rateText(known)} ${inZone}`, action: removal },
      { says: `ask ${rateText(shippingRate)} instead of ${rateText(known)} ${inZone}`, action: addition },
    ];
  });
  if (found) return rates;
  return [{ says: `deliver to the zone ${zone.key}`, action: { action: 'addZone', zone } }, ...rates];
}

function timeDifferences(
  { type, fields }: Method['custom'],
  { custom }: ShippingMethod,
  keyOf: (id: string) => string,
): Difference[] {
  if (!custom) return [{ says: 'say how long it takes', action: { action: 'setCustomType', type, fields } }];
  if (keyOf(custom.type.id) !== type.key)
    return [
      `It has another custom type than “${type.key}”. Add the fields ${Object.keys(fields).join(' and ')} to that type and fill them: that is all the shop reads.`,
    ];
  return Object.entries(fields)
    .filter(([name, value]) => custom.fields[name] !== value)
    .map(([name, value]) => ({
      says: `set ${name} to ${value}`,
      action: { action: 'setCustomField', name, value },
    }));
}
