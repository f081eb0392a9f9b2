import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** What has been seen, so that a page that is shown again does not count twice. */
const seen = new WeakSet<object>();

/**
 * Calls back once, when half of an element has been in the viewport.
 * @param subject what counts as the same thing, however often it is rendered
 */
export function useSeen<Shown extends Element>(subject: object, onSeen: () => void): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  const report = useEffectEvent(onSeen);
  useEffect(() => {
    if (!element.current || seen.has(subject)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.intersectionRatio < 0.5) return;
        observer.disconnect();
        seen.add(subject);
        report();
      },
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [subject]);
  return element;
}
