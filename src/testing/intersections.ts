import { vi } from 'vitest';

type Observed = {
  readonly element: Element;
  readonly tell: (isIntersecting: boolean, ratio: number) => void;
};

/** An `IntersectionObserver` of a page that nobody scrolls. */
export class SeesNothing {
  observe(): void {}
  disconnect(): void {}
}

/**
 * The browser's `IntersectionObserver`, told by the test what is in the viewport. Elements count as outside until then.
 */
export function fakeIntersections() {
  const observed = new Set<Observed>();
  class FakeObserver {
    private readonly callback: IntersectionObserverCallback;
    private readonly own = new Set<Observed>();
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
    }
    observe(element: Element) {
      const tell = (isIntersecting: boolean, intersectionRatio: number) =>
        this.callback(
          [{ isIntersecting, intersectionRatio, target: element } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
      const entry = { element, tell };
      observed.add(entry);
      this.own.add(entry);
    }
    disconnect() {
      for (const entry of this.own) observed.delete(entry);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    /** Says that this share of every observed element within the given one is seen now. */
    see: (within: Element, ratio: number) => {
      for (const { element, tell } of [...observed]) if (within.contains(element)) tell(true, ratio);
    },
    /** Says that every observed element within the given one has been left. */
    leave: (within: Element) => {
      for (const { element, tell } of [...observed]) if (within.contains(element)) tell(false, 0);
    },
    isObserved: (within: Element) => [...observed].some(({ element }) => within.contains(element)),
  };
}
