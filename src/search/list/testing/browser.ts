import { useEffect, useState } from 'react';
import { vi } from 'vitest';
import { navigate } from '../../../testing/gatsby.tsx';

/** The query in the address bar of a browser, which follows links and the router. */
export function useAddressBar(start: string): string {
  const [shown, setShown] = useState(start);
  useEffect(() => {
    const follow = () => setShown(window.location.search);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return shown;
}

/** The queries that were put in the address, otherwise than by links. */
export const visited = () =>
  navigate.mock.calls.flatMap(([to, options]) =>
    options
      ? [`${options.replace === true ? 'replaced ' : ''}${new URL(to, 'https://shop.test').search}`]
      : [],
  );

/** jsdom has no layout: the screen is wide, and painted at once. */
export function stubScreen(): void {
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => paint());
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
