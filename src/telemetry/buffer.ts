/** Holds what happens before its receiver has been loaded. */
export interface Buffer<Item> {
  /** Hands an item over, or keeps it until there is a receiver; beyond the limit, it is lost. */
  readonly push: (item: Item) => void;
  /** Hands over everything that waited, and from now on every item immediately. */
  readonly pourInto: (receiver: (item: Item) => void) => void;
}

export function createBuffer<Item>(limit: number): Buffer<Item> {
  let waiting: Item[] = [];
  let receive = (item: Item): void => {
    if (waiting.length < limit) waiting.push(item);
  };
  return {
    push: (item) => receive(item),
    pourInto: (receiver) => {
      receive = receiver;
      waiting.forEach(receiver);
      waiting = [];
    },
  };
}
