import type { Commands } from '../command-line.ts';

/** The commands of `npm run redirects`. */
export const commands: Commands = {
  lint: {
    takes: '',
    does: 'Checks the table on every storefront.',
    load: async () => (await import('./lint.ts')).lintCommand,
  },
  explain: {
    takes: 'LINK [--country kr] [--store us]',
    does: 'Explains where a link leads and why. LINK is a name, a path, or a full address.',
    load: async () => (await import('./explain.ts')).explainCommand,
  },
  qr: {
    takes: 'LINK [--store us] [--size MM] [--out FOLDER]',
    does: 'Writes a QR code for print. LINK is a name, a path, or a full address.',
    load: async () => (await import('./qr.ts')).qrCommand,
  },
  'check-links': {
    takes: 'FILE.csv [--out FILE.csv]',
    does: 'Lists where printed links land. The file needs a column named link.',
    load: async () => (await import('./check-links.ts')).checkLinksCommand,
  },
  export: {
    takes: '[--store us] [--csv] [--out FILE]',
    does: 'Writes the rules as JSON, or with --csv for a spreadsheet: every link in every country.',
    load: async () => (await import('./export.ts')).exportCommand,
  },
  'add-moved': {
    takes: '',
    does: 'Brings the committed list of pages of the catalogue up to date, with a redirect for each that has moved.',
    load: async () => (await import('./add-moved.ts')).addMovedCommand,
  },
};
