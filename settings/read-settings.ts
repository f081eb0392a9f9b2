import type { z } from 'zod';
import { unknownSettings } from './unknown-settings.ts';

/** Settings as found in the environment of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The settings are incomplete or contradict each other; the message lists every problem and how to fix it. */
export class EnvironmentError extends Error {
  /** @param who what cannot start without them, e.g. `The build`. */
  constructor(who: string, problems: readonly string[]) {
    super(
      `${who} cannot start (docs/settings.md lists the settings):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.name = 'EnvironmentError';
  }
}

/**
 * Validates the settings of the build or of the shop API. An empty setting counts as missing.
 * @param conflictsOf problems of settings that are valid one by one, each with what to do about it.
 * @throws {EnvironmentError} listing every missing, invalid, unknown, or contradictory setting.
 */
export function readSettings<Schema extends z.ZodObject>(
  who: string,
  schema: Schema,
  env: Variables,
  conflictsOf: (settings: z.output<Schema>) => Iterable<string>,
): z.output<Schema> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  const problems = parsed.success
    ? [...conflictsOf(parsed.data)]
    : parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  problems.unshift(...unknownSettings(env), ...badlyCopied(present, Object.keys(schema.shape)));
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(who, [...new Set(problems)]);
  return parsed.data;
}

function* badlyCopied(env: Variables, names: readonly string[]): Iterable<string> {
  for (const name of names) {
    const value = env[name] ?? '';
    if (/^(["'`]).*\1$/s.test(value)) yield `${name} is in quotation marks: remove them`;
    else if (value !== value.trim() || /[\r\n]/.test(value))
      yield `${name} contains a line end, or a space at its beginning or end: remove it`;
  }
}
