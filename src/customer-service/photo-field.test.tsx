// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answers, fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { PhotoField } from './photo-field.tsx';
import { fileIdsOf, type Photo } from './photos.ts';

/** A form with photographs, which shows what it would send. */
function Form() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  return (
    <>
      <PhotoField value={photos} onChange={setPhotos} />
      <div title="sent">{fileIdsOf(photos)?.join() ?? 'wait'}</div>
    </>
  );
}

const sent = () => screen.getByTitle('sent').textContent;
const input = () => screen.getByLabelText<HTMLInputElement>('Add photos');
const file = (name: string, type = 'image/jpeg', size = 5) =>
  new File([new Uint8Array(size)], name, { type });
const idOf = (number: number) => `F-US-0000-0000-000${number}.${'A'.repeat(43)}`;

/** A shop whose object storage takes everything. */
function shop(changes: Answers = {}) {
  let places = 0;
  const place = () => ({
    id: idOf((places += 1)),
    ...{ url: 'https://files.example/place', method: 'PUT', headers: { 'Content-Type': 'image/jpeg' } },
  });
  const answers = { 'POST /files': place, 'PUT https://files.example/place': new Response(null), ...changes };
  return fakeShopApi(answers);
}

beforeEach(() => {
  // A browser that cannot decode anything.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not decoded')));
});

describe('photographs of a form', () => {
  test('product 5.96: are sent as soon as they are chosen, and named once they have arrived', async () => {
    const arrival = Promise.withResolvers<Response>();
    shop({ 'PUT https://files.example/place': () => arrival.promise });
    const { user } = renderInShop(<Form />);
    await user.upload(input(), [file('a.jpg'), file('b.jpg')]);
    expect(screen.getByRole('status').textContent).toBe('Sending photos…');
    expect(sent()).toBe('wait');
    arrival.resolve(new Response(null));
    await screen.findByText('2 photos attached');
    expect(sent()).toBe([idOf(1), idOf(2)].join());
    await user.click(screen.getByRole('button', { name: 'Remove Photo 1' }));
    expect(sent()).toBe(idOf(2));
    expect(document.activeElement).toBe(input());
  });

  test('product 5.97: are made smaller before they leave the device, and lose where they were taken', async () => {
    const draw = vi.fn();
    const picture = { width: 4000, height: 3000, close: () => undefined };
    vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      ...{ fillRect: () => undefined, drawImage: draw },
    } as unknown as RenderingContext);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA');
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['small'])));
    const { requests } = shop();
    const { user } = renderInShop(<Form />);
    await user.upload(input(), file('a.heic', 'image/heic', 9000));
    await screen.findByText('1 photo attached');
    expect(draw).toHaveBeenCalledWith(picture, 0, 0, 2000, 1500);
    expect(requests[0]?.body).toEqual({ type: 'image/jpeg', size: 5 });
    expect(screen.getByRole('img', { name: 'Photo 1' }).getAttribute('src')).toMatch(/^data:/);
  });

  const large = file('huge.jpg');
  Object.defineProperty(large, 'size', { value: 100_000_000 });
  test.each<readonly [string, Answers, File, RegExp]>([
    ['100 MB', {}, large, /“huge.jpg” is too large/],
    ['no picture', {}, file('a.heic', 'image/heic'), /“a.heic” isn’t a picture we can read/],
    [
      'not wanted here',
      { 'POST /files': refusal('FilesUnavailable', 503) },
      file('a.jpg'),
      /reply to our email/,
    ],
    ['too many', { 'POST /files': refusal('TooManyRequests', 429) }, file('a.jpg'), /in the last hour/],
    [
      'refused',
      { 'PUT https://files.example/place': new Response(null, { status: 403 }) },
      file('a.jpg'),
      /reply to our/,
    ],
    [
      'interrupted',
      { 'PUT https://files.example/place': () => Promise.reject(new Error()) },
      file('a.jpg'),
      /connection/,
    ],
  ])(
    'product 5.95: that are %s are not taken, which is said, and the form goes on',
    async (_, answers, chosen, words) => {
      shop(answers);
      const { user } = renderInShop(<Form />);
      await user.upload(input(), chosen);
      await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
      expect(sent()).toBe('');
    },
  );

  test('product 5.98: are four at most', async () => {
    shop();
    const { user } = renderInShop(<Form />);
    await user.upload(
      input(),
      Array.from({ length: 5 }, (_, index) => file(`${index}.jpg`)),
    );
    expect(screen.getByRole('alert').textContent).toContain('“4.jpg” wasn’t added');
    await screen.findByText('4 photos attached');
  });
});
