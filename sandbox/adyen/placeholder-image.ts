/** Short texts for logos with unclear file names. */
const shortNames: Readonly<Record<string, string>> = {
  mc: 'MC',
  visa: 'VISA',
  amex: 'AMEX',
  maestro: 'MAE',
  card: 'CARD',
  klarna: 'K.',
  nocard: 'CARD',
  nobrand: 'CARD',
  onlinebanking_cz: 'BANK',
  onlinebanking_pl: 'BANK',
  onlinebanking_sk: 'BANK',
  ebanking_fi: 'BANK',
};

/**
 * A neutral picture for a logo or icon; no brand's real logo is copied.
 * @param path of the picture below `images/`, e.g. `logos/visa.svg`
 * @returns SVG source
 */
export function placeholderImage(path: string): string {
  const name = (path.split('/').at(-1) ?? '')
    .replace(/(@[23]x)?\.svg$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '');
  const isLogo = path.startsWith('logos/');
  return isLogo ? logo(shortNames[name] ?? name.slice(0, 4).toUpperCase()) : icon(name);
}

/** @param text only letters and digits */
const logo = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 26" width="40" height="26"><rect x=".5" y=".5" width="39" height="25" rx="3.5" fill="#f3f5f7" stroke="#c3ccd5"/><text x="20" y="17" text-anchor="middle" font-family="sans-serif" font-size="10" font-weight="700" fill="#34414e">${text}</text></svg>`;

/** Outlines on a 24-unit grid, by icon name; other icons are left blank. */
const outlines: Readonly<Record<string, readonly [path: string, color: string]>> = {
  bento_lock: ['M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3', '#ffffff'],
  bento_checkmark_black: ['M5 13l4 4 10-11', '#0b7a4b'],
  bento_field_error: ['M12 7v6m0 3v1M12 3a9 9 0 1 0 .01 0z', '#c8102e'],
  qrcode: ['M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2z', '#1c2733'],
  expiry_date_hint: ['M4 6h16v12H4zM4 10h16M14 15h3', '#51606f'],
};

function icon(name: string): string {
  const [path, color] = outlines[name] ?? ['', 'none'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path d="${path}" fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
