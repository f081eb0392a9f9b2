/** Holds what happens before its receiver has been loaded. */
export function createBuffer<Item>(limit: number) {
  let waiting: Item[] = [];
  let receive = (item: Item): void => {
    if (waiting.length < limit) waiting.push(item);
  };
  return {
    /** Hands an item over, or keeps it until there is a receiver; beyond the limit, it is lost. */
    push: (item: Item) => receive(item),
    /** Hands over everything that waited, and from now on every item immediately. */
    pourInto: (receiver: (item: Item) => void) => {
      receive = receiver;
      waiting.forEach(receiver);
      waiting = [];
    },
  };
}
