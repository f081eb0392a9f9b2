/** Takes the arguments after its name and comes to an exit code. */
type Command = (args: readonly string[]) => Promise<number>;

/** The commands of `npm run redirects`; each is loaded only when it is called for. */
export const commands: Readonly<
  Record<string, { readonly does: string; readonly load: () => Promise<Command> }>
> = {
  lint: {
    does: 'check the table, or a file of exported rules; --store ID for one storefront',
    load: async () => (await import('./lint.ts')).lintCommand,
  },
  explain: {
    does: 'say where an address leads and why: URL --country kr [--store se] [--json]',
    load: async () => (await import('./explain.ts')).explainCommand,
  },
  matrix: {
    does: 'write a page with every short link in every country: [--out FILE]',
    load: async () => (await import('./matrix.ts')).matrixCommand,
  },
  qr: {
    does: 'write a code for print: NAME [--store us] [--size 20] [--out FOLDER]',
    load: async () => (await import('./qr.ts')).qrCommand,
  },
  'check-links': {
    does: 'say where printed links land: FILE.csv [--country se,de] [--out FILE.csv]',
    load: async () => (await import('./check-links.ts')).checkLinksCommand,
  },
  export: {
    does: 'write the rules as JSON: [--store us] [--out FILE]',
    load: async () => (await import('./emit.ts')).exportCommand,
  },
  emit: {
    does: 'write the rules for a host: netlify|nginx|cloudflare|json [--store us] [--out FILE]',
    load: async () => (await import('./emit.ts')).emitCommand,
  },
};
