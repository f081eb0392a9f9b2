/** Items by name, in the order in which the names first occur; no group is empty. */
export function groupBy<Item>(
  items: Iterable<Item>,
  nameOf: (item: Item) => string,
): Map<string, [Item, ...Item[]]> {
  // A group exists only once it has an item.
  return Map.groupBy(items, nameOf) as Map<string, [Item, ...Item[]]>;
}
