import { create, toBuffer } from 'qrcode';
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
  readonly svg: (size: number) => string;
  /** Whole pixels per module, at least 1,200 in all. */
  readonly png: () => Promise<Buffer>;
}

/** What to do about an address that is too long. */
export const shorten = `Add a short link for it to ${brand.folder}/redirects/, and print that one.`;

/** The code for exactly this text. @throws Error if the text is too long for any code. */
export function qrCode(text: string): QrCode {
  const matrix = matrixOf(text);
  const modules = matrix.size + 2 * quietZone;
  return {
    modules,
    smallestSize: Math.ceil(modules * smallestModule * 10 - 1e-6) / 10,
    svg: (size) => svgOf(matrix, modules, size),
    png: () =>
      toBuffer(text, { errorCorrectionLevel, margin: quietZone, scale: Math.ceil(narrowestPng / modules) }),
  };
}

function matrixOf(text: string): Matrix {
  try {
    return create(text, { errorCorrectionLevel }).modules;
  } catch (error) {
    throw new Error(`The address has ${text.length} characters, too many for a code. ${shorten}`, {
      cause: error,
    });
  }
}

interface Matrix {
  readonly size: number;
  readonly get: (row: number, column: number) => number;
}

/** One path of horizontal runs, so that there is no seam between neighbors. */
function svgOf(matrix: Matrix, modules: number, size: number): string {
  const rows = Array.from({ length: matrix.size }, (_, row) => runsOf(matrix, row));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}mm" height="${size}mm" viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${modules}v${modules}H0z"/>`,
    `<path fill="#000" d="${rows.join('')}"/>`,
    '</svg>\n',
  ].join('');
}

function runsOf(matrix: Matrix, row: number): string {
  let runs = '';
  for (let column = 0; column < matrix.size; column++) {
    const start = column;
    while (column < matrix.size && matrix.get(row, column)) column++;
    const width = column - start;
    if (width > 0) runs += `M${start + quietZone} ${row + quietZone}h${width}v1h-${width}z`;
  }
  return runs;
}
