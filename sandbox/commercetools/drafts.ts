import { money } from './money.ts';
import type { Resources, TypeId } from './resources.ts';
import type { Identifier } from './validation.ts';

export type IdOf = (type: TypeId, reference: Identifier) => string;

/** A draft's fields as those of a resource: references by ID, money with its fraction digits. */
function inFull(value: unknown, idOf: IdOf): unknown {
  if (Array.isArray(value)) return value.map((each) => inFull(each, idOf));
  if (typeof value !== 'object' || value === null) return value;
  const { typeId, currencyCode, centAmount } = value as Readonly<Record<string, unknown>>;
  if (typeof typeId === 'string') return { typeId, id: idOf(typeId as TypeId, value as Identifier) };
  if (typeof currencyCode === 'string' && typeof centAmount === 'number')
    return money(centAmount, currencyCode);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inFull(inner, idOf)]));
}

/** What the service adds to drafts. */
const additions: { readonly [T in TypeId]?: (draft: Partial<Resources[T]>) => Partial<Resources[T]> } = {
  'discount-code': ({ isActive = true }) => ({ isActive }),
  'product-type': ({ attributes = [] }) => ({ attributes }),
  review: ({ includedInStatistics = true }) => ({ includedInStatistics }),
  'shipping-method': ({ active = true, zoneRates = [] }) => ({
    active,
    zoneRates: zoneRates.map(({ zone, shippingRates }) => ({
      zone,
      shippingRates: shippingRates.map((rate) => ({ ...rate, tiers: [] })),
    })),
  }),
  state: ({ roles = [] }) => ({ roles, builtIn: false }),
  store: ({ languages = [], countries = [] }) => ({ languages, countries }),
  'tax-category': ({ rates = [] }) => ({
    rates: rates.map((rate) => ({ id: [rate.country, rate.state].join('-'), ...rate })),
  }),
  type: ({ fieldDefinitions = [] }) => ({ fieldDefinitions }),
  zone: ({ locations = [] }) => ({ locations }),
};

/** The resource for a draft, or for a resource with other fields; `identity` is its ID and version. */
export function resourceOf<T extends TypeId>(
  type: T,
  draft: object,
  identity: object,
  idOf: IdOf,
): Resources[T] {
  const full = inFull(draft, idOf) as Partial<Resources[T]>;
  const added: ((draft: Partial<Resources[T]>) => Partial<Resources[T]>) | undefined = additions[type];
  return { ...identity, ...full, ...added?.(full) } as Resources[T];
}
