type Command = (args: readonly string[]) => Promise<number>;

/** Each command is loaded only when it is called for. */
const commands: Readonly<Record<string, { readonly does: string; readonly load: () => Promise<Command> }>> = {
  lint: {
    does: 'check the table, or a file of exported rules; --store ID for one storefront',
    load: async () => (await import('./redirects/lint.ts')).lintCommand,
  },
  explain: {
    does: 'say where an address leads and why: URL --country kr [--store se] [--json]',
    load: async () => (await import('./redirects/explain.ts')).explainCommand,
  },
  matrix: {
    does: 'write a page with every short link in every country: [--out FILE]',
    load: async () => (await import('./redirects/matrix.ts')).matrixCommand,
  },
  qr: {
    does: 'write a code for print: NAME [--store us] [--size 20] [--out FOLDER]',
    load: async () => (await import('./redirects/qr.ts')).qrCommand,
  },
  'check-links': {
    does: 'say where printed links land: FILE.csv [--country se,de] [--out FILE.csv]',
    load: async () => (await import('./redirects/check-links.ts')).checkLinksCommand,
  },
  export: {
    does: 'write the rules as JSON: [--store us] [--out FILE]',
    load: async () => (await import('./redirects/emit.ts')).exportCommand,
  },
  emit: {
    does: 'write the rules for a host: netlify|nginx|cloudflare|json [--store us] [--out FILE]',
    load: async () => (await import('./redirects/emit.ts')).emitCommand,
  },
};

/** `npm run redirects -- COMMAND …`: what people who own links need. */
async function redirects([name = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return (await command.load())(args);
  const list = Object.entries(commands).map(([one, { does }]) => `  ${one.padEnd(13)}${does}`);
  console.log(`npm run redirects -- COMMAND\n\n${list.join('\n')}`);
  return name === '' || name === 'help' ? 0 : 1;
}

redirects(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
