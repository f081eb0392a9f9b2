/** The places whose rows are still choosing their products, and when they no longer are. */
const choosing = new Map<Node, Promise<void>>();

/** A row's turn to choose its products, because none is in two rows. */
export interface Turn {
  /** Resolves once no row above that is being loaded still has to choose. */
  readonly whenAboveHaveChosen: () => Promise<unknown>;
  /** Lets the rows below choose. */
  readonly end: () => void;
}

/** Lets rows choose from top to bottom, in whatever order their answers arrive. Every turn has to be ended. */
export function takeTurn(place: Node): Turn {
  let resolve = () => {};
  const ended = new Promise<void>((done) => (resolve = done));
  choosing.set(place, ended);
  return {
    whenAboveHaveChosen: () =>
      Promise.all([...choosing].filter(([other]) => isAbove(other, place)).map(([, turn]) => turn)),
    end: () => {
      if (choosing.get(place) === ended) choosing.delete(place);
      resolve();
    },
  };
}

const isAbove = (other: Node, place: Node): boolean =>
  (place.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
