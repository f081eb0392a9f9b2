import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRequest } from '../../components/use-request.ts';
import { useLanguage } from '../../i18n/use-locale.ts';
import { usePage } from '../../navigation/page-context.tsx';
import { whenIdle } from '../../recovery/when-idle.ts';

interface LatePlaceProps<Content> {
  /** What the place is for, in tests and styles. */
  readonly name: string;
  /** What the content depends on, in addition to page and language. */
  readonly about: string;
  /** Finds the content, and waits until it can appear unnoticed (`untilUnnoticed`); null if there is none. */
  readonly load: (place: HTMLElement, signal: AbortSignal) => Promise<Content | null>;
  readonly render: (content: Content) => ReactNode;
  /** What is shown meanwhile, and if there is nothing. */
  readonly children?: ReactNode;
}

/** Contents by their page and what they were about, so that a page that is shown again looks as it did, at once. */
const known = new Map<string, unknown>();

/**
 * How near the viewport a place is asked for. What arrives after its place has been reached has to wait until nobody
 * would see it appear, so a shopper who scrolls without stopping on a slow phone would never see it.
 */
const lead = '1200px';

/** A place for something that is asked for when the page is idle and the place is near the viewport. */
export function LatePlace<Content>({ name, about, load, render, children }: LatePlaceProps<Content>) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  // What suits a place depends on what else its page shows.
  const key = `${usePage().pageKey} ${useLanguage()} ${name} ${about}`;
  const [before] = useState(() => known.get(key) as Content | null | undefined);
  const find = async (signal: AbortSignal) => {
    const content = place.current && (await load(place.current, signal));
    known.set(key, content);
    return { content };
  };
  // An ordinary update would wait until a list that is rendered in the background is shown, and then push it down.
  const { status, value } = useRequest(near ? key : null, find, 0, flushSync);
  const move = useEffectEvent((isNear: boolean) => {
    // What failed is asked for once more when the shopper comes back.
    if (isNear || status === 'failed') setNear(isNear);
  });
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => move(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: lead,
    });
    whenIdle(() => place.current && observer.observe(place.current));
    return () => observer.disconnect();
  }, []);
  const content = value ? value.content : before;
  return (
    <div ref={place} data-late={name}>
      {content ? render(content) : children}
    </div>
  );
}
