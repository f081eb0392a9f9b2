import { useEffect, useRef } from 'react';
import { listPageSize } from '../navigation/list-pages.ts';
import { awaitsAnotherList } from './listing-script.ts';

/**
 * Tells once which products of a list are shown: each page of it, in each order; not while the page comes alive and its
 * address asks for another list.
 * @param products those shown; none while nobody sees them
 * @param order anything that differs between orders
 */
export function useSeenPages<Product>(
  products: readonly Product[],
  order: string,
  onSee: (products: readonly Product[], offset: number) => void,
): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (awaitsAnotherList()) return;
    for (let offset = 0; offset < products.length; offset += listPageSize) {
      const page = `${order} ${offset}`;
      if (told.current.has(page)) continue;
      told.current.add(page);
      onSee(products.slice(offset, offset + listPageSize), offset);
    }
  });
}
