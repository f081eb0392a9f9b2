import sharp, { type Sharp } from 'sharp';
import { shareSize } from './share-path.ts';

/** Wider pictures are cropped, which products would not survive. */
const isWide = (width: number, height: number): boolean => width / height > 1.5;

/**
 * A picture in the shape in which links are shown, as JPEG, which every service reads. A scene fills it. A product stays
 * whole, and the plain background that it was photographed on goes on to both sides.
 * @throws Error if the bytes are not a picture.
 */
export async function makeSharePicture(source: Uint8Array): Promise<Buffer> {
  const picture = sharp(source, { failOn: 'error' }).autoOrient().flatten({ background: 'white' });
  const { width, height } = await sharp(source).metadata();
  if (isWide(width, height)) return toJpeg(picture.resize({ ...shareSize, fit: 'cover' }));
  const { data, info } = await picture
    .resize({ ...shareSize, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const beside = shareSize.width - info.width;
  const above = shareSize.height - info.height;
  const left = Math.floor(beside / 2);
  const top = Math.floor(above / 2);
  return toJpeg(
    sharp(data, { raw: info }).extend({
      left,
      right: beside - left,
      top,
      bottom: above - top,
      extendWith: 'copy',
    }),
  );
}

const toJpeg = (picture: Sharp): Promise<Buffer> => picture.jpeg({ quality: 80 }).toBuffer();
