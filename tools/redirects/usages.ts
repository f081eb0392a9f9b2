/** What a command is typed with and what it does. */
interface Usage {
  /** The arguments after its name; empty for none. */
  readonly takes: string;
  readonly does: string;
}

export type CommandName = 'lint' | 'explain' | 'matrix' | 'qr' | 'check-links' | 'export';

const usages: Readonly<Record<CommandName, Usage>> = {
  lint: {
    takes: '[--store ID] [rules.json]',
    does: 'Checks the table, or a file of exported rules; with --store for one storefront.',
  },
  explain: {
    takes: 'LINK [--country kr] [--store us] [--json]',
    does: 'Says where a link leads and why. LINK is a name, a path or a full address.',
  },
  matrix: {
    takes: '[--out FILE]',
    does: 'Writes a page with every short link in every country.',
  },
  qr: {
    takes: 'LINK [--store us] [--size MM] [--out FOLDER]',
    does: 'Writes a code for print. LINK is a name, a path or a full address.',
  },
  'check-links': {
    takes: 'FILE.csv [--country se,de,unknown] [--store us] [--out FILE.csv]',
    does: 'Says where printed links land. The list has a column called link, url, path or href.',
  },
  export: {
    takes: '[--store us] [--out FILE]',
    does: 'Writes the rules as JSON.',
  },
};

/** What to type for a command, with all it takes. */
export const usageOf = (name: CommandName): string => `npm run redirects -- ${name} ${usages[name].takes}`;

/** A command's help, for a terminal. */
export const helpOf = (name: CommandName): string => `${usageOf(name)}\n\n${usages[name].does}`;

/** All commands and what each is for, for a terminal. */
export const overview = (): string =>
  [
    'npm run redirects -- COMMAND',
    ...Object.entries(usages).map(([name, { takes, does }]) => `  ${name} ${takes}\n      ${does}`),
  ].join('\n\n');

export const isCommandName = (name: string): name is CommandName => Object.hasOwn(usages, name);
