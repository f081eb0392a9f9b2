import { typeMistakes } from '../../gatsby/redirects/type-check.ts';

/**
 * What to tell whoever called a command that failed. Our own errors say all in their message; one of the language comes
 * from a mistake in a file, mostly in the table.
 * @param mistakesOfTable what TypeScript has against the table, or null.
 */
export async function inWords(error: unknown, mistakesOfTable = typeMistakes): Promise<string> {
  if (!(error instanceof Error)) return String(error);
  if (isOfLanguage(error)) return (await mistakesOfTable().catch(() => null)) ?? error.stack ?? error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path !== undefined) return `There is no file ${path} here.`;
  return code === 'EISDIR' ? 'A file is wanted, not a folder.' : error.message;
}

/** The last is an import of a file that is not there. */
const isOfLanguage = (error: Error): boolean =>
  error instanceof SyntaxError ||
  error instanceof ReferenceError ||
  error instanceof TypeError ||
  ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND');
