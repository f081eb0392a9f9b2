import sharp from 'sharp';

/** How bright, from 0 to 1, the neutral tone of a picture is where the studio's light falls on it. */
const neutral = 0.84;

/** Raw sRGB pixels, and what sharp needs to read them. */
interface Pixels {
  readonly pixels: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 3 };
}

/**
 * Colors what a mask marks in a picture rendered in a neutral tone.
 * @param picture any format that sharp reads
 * @param mask of the same size; its red, green, and blue say how much of the first, second, and third color applies
 * @param colors sRGB as `#rrggbb`; what has no color stays neutral
 */
export async function tint(
  picture: Buffer,
  mask: Buffer,
  colors: readonly (string | undefined)[],
): Promise<Pixels> {
  const [{ pixels, info }, { pixels: shares }] = await Promise.all([pixelsOf(picture), pixelsOf(mask)]);
  for (const [index, color] of colors.entries()) {
    if (color !== undefined) applyColor(pixels, shares, index, curvesOf(color));
  }
  return { pixels, info };
}

async function pixelsOf(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, info: { width: info.width, height: info.height, channels: 3 } };
}

/** Replaces each value by that of its channel's curve, as far as the mask's channel says. */
function applyColor(pixels: Buffer, shares: Buffer, index: number, curves: readonly Uint8Array[]): void {
  for (let at = 0; at < pixels.length; at += 3) {
    const share = (shares[at + index] ?? 0) / 255;
    if (share === 0) continue;
    for (const [channel, curve] of curves.entries()) {
      const value = pixels[at + channel] ?? 0;
      pixels[at + channel] = Math.round(value + share * ((curve[value] ?? value) - value));
    }
  }
}

/**
 * What each value of the neutral picture becomes in a color's channels: the color where the light falls, darker in folds
 * and weave. Dark cloth gets more contrast, because it reflects less light into its own folds than the neutral one.
 */
function curvesOf(color: string): readonly Uint8Array[] {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const brightness = channels.reduce((sum, channel) => sum + channel, 0) / channels.length;
  const contrast = 1 + 0.8 * (1 - brightness);
  return channels.map((channel) =>
    Uint8Array.from({ length: 256 }, (_, value) =>
      Math.min(255, Math.round(255 * channel * (value / 255 / neutral) ** contrast)),
    ),
  );
}
