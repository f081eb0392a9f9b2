import { maxPhotoSize, photoTypes } from '../../contract/limits.ts';

/** A photograph that goes with a form. */
export interface Photo {
  readonly key: number;
  /** What the form names it by; null until it has arrived. */
  readonly id: string | null;
  /** A small picture as a `data:` address, empty if this browser cannot show it. */
  readonly preview: string;
}

/** What a form sends (`fileIdsSchema`); null while a photograph is on its way, for which it has to wait. */
export function fileIdsOf(photos: readonly Photo[]): string[] | null {
  const ids = photos.flatMap(({ id }) => id ?? []);
  return ids.length === photos.length ? ids : null;
}

/** A photograph as it is sent. */
interface PreparedPhoto extends Pick<Photo, 'preview'> {
  readonly photo: Blob;
  readonly type: (typeof photoTypes)[number];
}

/** Of the longest side, in pixels: enough to read a label. */
const longestSide = 2000;
const previewSide = 160;
/** What a phone may save as a photograph, in bytes. More is not even read. */
const maxChosenSize = 60_000_000;

/**
 * Makes a photograph small enough to send on a mobile connection, from its pixels alone: where it was taken does not leave the device. One that
 * this browser cannot decode is sent as it is, if the shop can.
 * @returns why not, if it cannot be sent.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto | 'tooLarge' | 'noPicture'> {
  if (file.size > maxChosenSize) return 'tooLarge';
  const picture = await createImageBitmap(file).catch(() => null);
  const photo = picture && (await scaled(picture, longestSide));
  if (picture && photo && photo.size <= maxPhotoSize) {
    const preview = canvasOf(picture, previewSide)?.toDataURL('image/jpeg') ?? '';
    picture.close();
    return { photo, type: 'image/jpeg', preview };
  }
  const type = photoTypes.find((taken) => taken === file.type);
  if (type === undefined || file.size === 0) return 'noPicture';
  return file.size > maxPhotoSize ? 'tooLarge' : { photo: file, type, preview: '' };
}

/** A picture within a square, in JPEG; null if this browser has not enough memory for it. */
const scaled = (picture: ImageBitmap, side: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    const canvas = canvasOf(picture, side);
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', 0.85);
    else resolve(null);
  });

function canvasOf(picture: ImageBitmap, side: number): HTMLCanvasElement | null {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  // What is transparent would be black in JPEG.
  if (context) context.fillStyle = '#fff';
  context?.fillRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context && canvas;
}
