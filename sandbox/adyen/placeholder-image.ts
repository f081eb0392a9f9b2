import { html } from 'hono/html';

/** Short texts for logos whose file names say little. */
const shortNames: Readonly<Record<string, string>> = {
  mc: 'MC',
  visa: 'VISA',
  amex: 'AMEX',
  maestro: 'MAE',
  card: 'CARD',
  nocard: 'CARD',
  nobrand: 'CARD',
  directebanking: 'BANK',
};

/**
 * A neutral picture for a logo or icon; no brand's real mark is copied.
 * @param path of the picture below `images/`, e.g. `logos/visa.svg`
 * @returns SVG source
 */
export function placeholderImage(path: string): string {
  const name = (path.split('/').at(-1) ?? '').replace(/(@[23]x)?\.svg$/, '').toLowerCase();
  const isLogo = path.startsWith('logos/');
  return isLogo ? logo(shortNames[name] ?? name.slice(0, 5).toUpperCase()) : icon;
}

const logo = (text: string) =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 26" width="40" height="26">
    <rect x=".5" y=".5" width="39" height="25" rx="3.5" fill="#f3f5f7" stroke="#c3ccd5" />
    <text
      x="20"
      y="17"
      text-anchor="middle"
      font-family="sans-serif"
      font-size="10"
      font-weight="700"
      fill="#34414e"
    >
      ${text}
    </text>
  </svg>`.toString();

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><circle cx="12" cy="12" r="9" fill="none" stroke="#51606f" stroke-width="2"/></svg>`;
