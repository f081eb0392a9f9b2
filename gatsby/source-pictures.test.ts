import type { SourceNodesArgs } from 'gatsby';
import { describe, expect, test } from 'vitest';
import { createPictureNode, type SourcePicture } from './source-pictures.ts';

/** The node created for a picture; its digests show what they were computed from. */
function nodeOf(picture: Partial<SourcePicture> = {}) {
  const nodes: Record<string, unknown>[] = [];
  const args = {
    actions: { createNode: (node: Record<string, unknown>) => void nodes.push(node) },
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: (input: unknown) => JSON.stringify(input),
  } as unknown as SourceNodesArgs;
  const whole = {
    url: 'https://a.example/b/CARRIER-front.png',
    width: 1400,
    height: 700,
    ...picture,
  };
  const isSource = (url: string) => url.startsWith('https://a.example/');
  const id = createPictureNode(args, isSource, 'CommercePicture', whole, { view: 'front' });
  expect(nodes[0]?.['id']).toBe(id);
  return nodes[0];
}
const digestOf = (picture?: Partial<SourcePicture>) =>
  (nodeOf(picture)?.['internal'] as { contentDigest: string }).contentDigest;

describe('the node of a picture', () => {
  test.each([
    ['c.PNG', 'image/png'],
    ['c.webp?x=1', 'image/webp'],
    ['c.jpg', 'image/jpeg'],
    ['c', 'image/jpeg'],
  ])('%s is %s', (file, mimeType) => {
    expect(nodeOf({ url: `https://a.example/${file}` })).toMatchObject({ mimeType });
  });

  test.each([{ width: 10 }, { height: 10 }, { url: 'https://a.example/c.png' }])(
    'has another digest with %j',
    (other) => {
      expect(digestOf(other)).not.toBe(digestOf());
    },
  );

  test.each([
    [1400, 700, 1600, 800],
    [1200, 1500, 1200, 1500],
    [1000, 500, 1200, 600],
    [100, 100, 160, 160],
    [4000, 2000, 4000, 2000],
  ])(
    '%i × %i counts as %i × %i: no picture is generated in a width in between',
    (width, height, ...stated) => {
      const node = nodeOf({ width, height });
      expect([node?.['width'], node?.['height']]).toEqual(stated);
    },
  );

  test('from elsewhere is rejected, with instructions', () => {
    expect(() => nodeOf({ url: 'https://b.example/c.png' })).toThrow(
      'The picture https://b.example/c.png does not come from an allowed source. If you trust whoever can put pictures there, add its folder to PICTURE_SOURCES: https://b.example/',
    );
  });

  test('without a size is rejected, with instructions', () => {
    expect(() => nodeOf({ height: 0 })).toThrow('has no size. Enter its width and height in the catalogue.');
  });
});
