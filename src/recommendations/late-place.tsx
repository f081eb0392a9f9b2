import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRequest } from '../components/use-request.ts';
import { usePage } from '../navigation/page-context.tsx';
import { whenIdle } from '../recovery/when-idle.ts';

interface LatePlaceProps {
  /** What the place is for, in tests and styles. */
  readonly name: string;
  /** What the content depends on. */
  readonly about: string;
  /** Makes the content once it can appear unnoticed (`untilUnnoticed`); null if there is none. */
  readonly load: (place: HTMLElement, signal: AbortSignal) => Promise<ReactNode>;
  /** What is shown meanwhile, and if there is nothing. */
  readonly children?: ReactNode;
}

/** Contents by their page and what they were about, so that a page that is shown again looks as it did, at once. */
const known = new Map<string, ReactNode>();

/** A place for something that is asked for when the page is idle and the place is near the viewport. */
export function LatePlace({ name, about, load, children }: LatePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  // What suits a place depends on what else its page shows.
  const key = `${usePage().pageKey} ${about}`;
  const [before] = useState(() => known.get(key));
  const { value } = useRequest(near ? key : null, async (signal) => {
    const content = place.current && (await load(place.current, signal));
    known.set(key, content);
    return { content };
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    whenIdle(() => place.current && observer.observe(place.current));
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} data-late={name}>
      {(value ? value.content : before) ?? children}
    </div>
  );
}
