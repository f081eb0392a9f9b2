// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { frameOf, loadFrame } from './frame.ts';
import { wrapPageElement } from './gatsby-wrap-page-element.tsx';

const frame = { texts: { translation: { skipToContent: 'Hoppa' } }, sitePaths: { home: '/sv/' } };
const answers = (...responses: readonly (() => Promise<Response>)[]) => {
  const fetched = vi.fn<(file: string) => Promise<Response>>();
  for (const response of responses) fetched.mockImplementationOnce(response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const found = () => Promise.resolve(new Response(JSON.stringify(frame)));

beforeEach(() => void vi.stubGlobal('__FRAME_FILES__', { sv: '/sv.json', de: '/de.json', fr: '/fr.json' }));

test('a frame is fetched once, however often it is asked for', async () => {
  const fetched = answers(found);
  expect(frameOf('sv')).toBeUndefined();
  await Promise.all([loadFrame('sv'), loadFrame('sv')]);
  await loadFrame('sv');
  expect(frameOf('sv')).toEqual(frame);
  expect(fetched.mock.calls).toEqual([['/sv.json']]);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
])('a frame that %s is reported as a missing file, and can be asked for again', async (_, failing) => {
  answers(failing, failing, found);
  await expect(loadFrame('de')).rejects.toThrow('We couldn\'t load "/de.json"');
  await expect(loadFrame('de')).rejects.toThrow("We couldn't load");
});

test('a page in another language waits for its frame', async () => {
  function Screen() {
    return useTranslation().t('skipToContent');
  }
  const i18n = {
    language: 'fr',
    languages: ['en', 'fr'],
    defaultLanguage: 'en',
    originalPath: '/',
    path: '/fr/',
    routed: true,
  } as const;
  const answer = Promise.withResolvers<Response>();
  answers(() => answer.promise);
  const { container } = await act(() =>
    render(wrapPageElement({ element: <Screen />, props: { pageContext: { i18n } } })),
  );
  expect(container.textContent).toBe('');
  await act(async () => {
    answer.resolve(await found());
    await loadFrame('fr');
  });
  expect(container.textContent).toBe('Hoppa');
});
