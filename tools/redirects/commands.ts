import type { CommandName } from './usages.ts';

/** Takes the arguments after its name and comes to an exit code. */
type Command = (args: readonly string[]) => Promise<number>;

/** The commands of `npm run redirects`; each is loaded only when it is called for. */
export const commands: Readonly<Record<string, { readonly load: () => Promise<Command> }>> = {
  lint: { load: async () => (await import('./lint.ts')).lintCommand },
  explain: { load: async () => (await import('./explain.ts')).explainCommand },
  matrix: { load: async () => (await import('./matrix.ts')).matrixCommand },
  qr: { load: async () => (await import('./qr.ts')).qrCommand },
  'check-links': { load: async () => (await import('./check-links.ts')).checkLinksCommand },
  export: { load: async () => (await import('./export.ts')).exportCommand },
} satisfies Record<CommandName, unknown>;
