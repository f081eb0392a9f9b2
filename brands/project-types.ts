/** A text by language (BCP 47). */
export type ProjectText = Readonly<Record<string, string>>;

/** The values of an attribute by their keys, which stay the same forever, named in one language or in all of them. */
export type ValueNames = Readonly<Record<string, string | ProjectText>>;

/** A tax that prices contain or that is added to them. */
export interface ProjectTax {
  /** The key of the tax category; `standard` if omitted. */
  readonly category?: string;
  readonly name: string;
  /** Share of the net price, e.g. 0.19. */
  readonly amount: number;
  readonly includedInPrice: boolean;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  /** State or province, where the tax depends on it. */
  readonly state?: string;
}

/** What delivery by one method costs, in minor units of the zone's currency. */
interface DeliveryPrice {
  readonly price: number;
  /** Orders of at least this value ship free. */
  readonly freeAbove?: number | undefined;
}

/** Countries with the same prices of delivery. */
export interface ProjectZone {
  readonly key: string;
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 3166-1 alpha-2, upper case. Where tax depends on the state, only states with a rate are delivered to. */
  readonly countries: readonly string[];
  /** By the key of the shipping method; one that is left out does not deliver there. */
  readonly rates: Readonly<Record<string, DeliveryPrice>>;
}

/** A way of delivery; the first one is the default. */
export interface ProjectShippingMethod {
  readonly key: string;
  readonly name: string;
  readonly localizedName?: ProjectText;
  /** Working days until a parcel arrives, at least and at most. */
  readonly minDays: number;
  readonly maxDays: number;
}

/**
 * What only the brand knows about its commercetools project; the engine adds what any shop needs
 * (`commerce/project/`). The sandbox has it, and `npm run setup` brings it to a real project.
 */
export interface BrandProject {
  readonly productType: {
    readonly key: string;
    readonly description: string;
    /** The values of what axes and facts of `catalogue.ts` choose from, and of `cleaning`, by the name of the attribute. */
    readonly values: Readonly<Record<string, ValueNames>>;
    /** What products are measured by, in which units. */
    readonly measures?: { readonly names: ValueNames; readonly units: ValueNames };
    /** The standards that products are tested to. */
    readonly standards?: ValueNames;
  };
  readonly taxes: readonly ProjectTax[];
  readonly zones: readonly ProjectZone[];
  readonly shippingMethods: readonly ProjectShippingMethod[];
}
