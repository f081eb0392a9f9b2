import { create, toBuffer, toString } from 'qrcode';
import { brand } from '../../brands/build.ts';

/** Light modules on every side (ISO/IEC 18004, 6.3.8). */
const quietZone = 4;

/** The smallest module that cheap printing and a worn camera can still distinguish, in mm. */
export const smallestModule = 0.4;

/** The narrowest PNG, in pixels: about 1,200 dpi on a code of an inch. */
const narrowestPng = 1200;

/** Up to a quarter of the code may be damaged (level Q). */
const errorCorrectionLevel = 'Q';

/** A code as printed: black on white, including the quiet zone. */
export interface QrCode {
  /** Modules on each side, including the quiet zone. */
  readonly modules: number;
  /** Minimum width for printing, in mm, rounded up to a tenth. */
  readonly smallestSize: number;
  /** @param size width and height in mm, including the quiet zone. */
  readonly svg: (size: number) => Promise<string>;
  /** Whole pixels per module, at least 1,200 in all. */
  readonly png: () => Promise<Buffer>;
}

/** What to do about an address that is too long. */
export const shorten = `Add a short link for it to ${brand.folder}/redirects/, and print that one.`;

/** The code for exactly this text. @throws Error if the text is too long for any code. */
export function qrCode(text: string): QrCode {
  const modules = modulesOf(text) + 2 * quietZone;
  const options = { errorCorrectionLevel, margin: quietZone } as const;
  return {
    modules,
    smallestSize: Math.ceil(modules * smallestModule * 10 - 1e-6) / 10,
    svg: async (size) =>
      (await toString(text, { ...options, type: 'svg' })).replace(
        '<svg ',
        `<svg width="${size}mm" height="${size}mm" `,
      ),
    png: () => toBuffer(text, { ...options, scale: Math.ceil(narrowestPng / modules) }),
  };
}

function modulesOf(text: string): number {
  try {
    return create(text, { errorCorrectionLevel }).modules.size;
  } catch (error) {
    throw new Error(`The address has ${text.length} characters, too many for a code. ${shorten}`, {
      cause: error,
    });
  }
}
