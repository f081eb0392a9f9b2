// @vitest-environment jsdom
import { act, render, renderHook, waitFor } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../stores/types.ts';
import { usePageLoad } from '../recovery/full-load.ts';
import { sharedDataOf, loadSharedData, startSharedData } from './shared-data.ts';
import { wrapPageElement } from './texts-provider.tsx';

const data = { texts: { translation: { skipToContent: 'Hoppa' } }, sitePaths: { home: '/sv/' } };
const answers = (...responses: readonly (() => Promise<Response>)[]) => {
  const fetched = vi.fn<(file: string) => Promise<Response>>();
  for (const response of responses) fetched.mockImplementationOnce(response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const found = () => Promise.resolve(new Response(JSON.stringify(data)));

beforeEach(
  () =>
    void vi.stubGlobal('__SHARED_DATA_FILES__', {
      sv: '/sv.json',
      de: '/de.json',
      fr: '/fr.json',
      it: '/it.json',
    }),
);

test('shared data is fetched once, however often it is asked for', async () => {
  const fetched = answers(found);
  expect(sharedDataOf('sv')).toBeUndefined();
  await Promise.all([loadSharedData('sv'), loadSharedData('sv')]);
  await loadSharedData('sv');
  expect(sharedDataOf('sv')).toEqual(data);
  expect(fetched).toHaveBeenCalledOnce();
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ['is cut off', () => Promise.resolve(new Response('{"texts":'))],
])('shared data that %s is reported as a missing file, and can be asked for again', async (_, failing) => {
  const fetched = answers(failing, failing);
  await expect(loadSharedData('de')).rejects.toThrow('We couldn\'t load "/de.json"');
  await expect(loadSharedData('de')).rejects.toThrow("We couldn't load");
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a document in a language of somebody else starts without shared data', async () => {
  const fetched = answers();
  await startSharedData('pt');
  expect(fetched).not.toHaveBeenCalled();
});

function Screen() {
  return useTranslation().t('skipToContent');
}

function renderPage(language: Language) {
  return act(() =>
    render(wrapPageElement({ element: <Screen />, props: { pageContext: { i18n: { language } } } })),
  );
}

test('a page in another language waits for its shared data', async () => {
  const answer = Promise.withResolvers<Response>();
  answers(() => answer.promise);
  const { container } = await renderPage('fr');
  expect(container.textContent).toBe('');
  await act(async () => {
    answer.resolve(await found());
    await loadSharedData('fr');
  });
  expect(container.textContent).toBe('Hoppa');
});

test('without its shared data and without a connection, a page in another language cannot be opened', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  const { container } = await renderPage('it');
  const { result } = renderHook(usePageLoad);
  await waitFor(() => expect(result.current).toBe('unreachable'));
  expect(container.textContent).toBe('');
  expect(fetched).toHaveBeenCalledTimes(2);
});
