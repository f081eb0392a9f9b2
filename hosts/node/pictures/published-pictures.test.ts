import { expect, test } from 'vitest';
import { picturesOfBuild, writePublishedPictures } from './published-pictures.ts';
import { pictureAddress, readPictureAddress } from '../../../pictures/address.ts';
import { publishedIn } from '../../../pictures/published.ts';
import { inEmptyFolder, writeFiles } from '../../../scripts/testing/in-empty-folder.ts';

inEmptyFolder();

const digest = 'd41d8cd98f00b204e9800998ecf8427e';
const pictureUrlOf = (name: string, width: 160 | 360, height: number, format: 'avif' | 'webp' = 'avif') =>
  `${pictureAddress(`https://pictures.example/${name}`, width, format)}&h=${height}&cd=${digest}`;

test('a build records every size of every picture in its pages’ data, for the host to read', async () => {
  const set = `${pictureUrlOf('a b,c.png', 160, 90)} 160w,\n${pictureUrlOf('a b,c.png', 360, 203)} 360w`;
  await writeFiles({
    'dist/us/page-data/index/page-data.json': JSON.stringify({ sources: [{ srcSet: set }] }),
    'dist/us/page-data/sq/d/123.json': JSON.stringify({ src: pictureUrlOf('d.png', 160, 160, 'webp') }),
    'dist/us/page-data/app-data.json': '{"text":"no picture"}',
  });
  await writePublishedPictures('dist/us');
  const record = await picturesOfBuild('dist/us');
  expect(record).toEqual({
    [`${digest} https://pictures.example/a%20b,c.png`]: ['160x90', '360x203'],
    [`${digest} https://pictures.example/d.png`]: ['160x160'],
  });
  const isPublished = publishedIn([{}, record]);
  const asked = (address: string) => {
    const request = readPictureAddress(new URL(address, 'https://shop.example').searchParams);
    return typeof request !== 'string' && isPublished(request);
  };
  expect(asked(pictureUrlOf('a b,c.png', 360, 203, 'webp'))).toBe(true);
  expect(asked(pictureUrlOf('a b,c.png', 360, 90))).toBe(false);
});

test('a build without pictures has a record, too; one without a record is an error', async () => {
  await expect(picturesOfBuild('dist/us')).rejects.toThrow('ENOENT');
  await writeFiles({ 'dist/us/index.html': '' });
  await writePublishedPictures('dist/us');
  expect(await picturesOfBuild('dist/us')).toEqual({});
});

test('an address that the host would refuse fails the build', async () => {
  const address = pictureUrlOf('a.png', 160, 90).replace('w=160', 'w=161');
  await writeFiles({ 'dist/us/page-data/index/page-data.json': JSON.stringify({ src: address }) });
  await expect(writePublishedPictures('dist/us')).rejects.toThrow('The width w must be one of');
});
