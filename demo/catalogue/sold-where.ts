import type { DemoProduct } from './types.ts';

const skusOf = ({ variants }: DemoProduct): readonly string[] => variants.map(({ sku }) => sku);

const componentsOf = ({ variants }: DemoProduct): readonly string[] =>
  variants.flatMap(({ components = [] }) => components.map(({ sku }) => sku));

/** The products, with each bundle excluded from every currency from which one of its components is excluded. */
export function withBundlesKeptBack(products: readonly DemoProduct[]): readonly DemoProduct[] {
  return products.map((product) => {
    const components = new Set(componentsOf(product));
    const parts = products.filter((part) => skusOf(part).some((sku) => components.has(sku)));
    const notSoldIn = [...new Set([product, ...parts].flatMap((part) => part.notSoldIn ?? []))];
    return notSoldIn.length === 0 ? product : { ...product, notSoldIn };
  });
}

/** Whether the product has a price in a currency (ISO 4217) of the demo shop. */
export const isSoldIn = ({ notSoldIn = [] }: DemoProduct, currency: string): boolean =>
  notSoldIn.every((kept) => kept !== currency);
