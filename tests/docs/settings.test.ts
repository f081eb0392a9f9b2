import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { settingsSchema } from '../../api/context/environment-settings.ts';
import { buildSettings, buildVariables } from '../../gatsby/environment.ts';
import { serverSettings } from '../../hosts/node/server-settings.ts';
import { setupSettings } from '../../launch/setup/settings.ts';
import { secretSettings } from '../../settings/shared-settings.ts';

/* docs/settings.md and settings/setting-names.ts are written from the schemas; `npm run unit -- docs/settings -u` renews them. */
const readers = {
  build: buildSettings.shape,
  API: settingsSchema.shape,
  host: serverSettings.shape,
  setup: setupSettings.shape,
} satisfies Record<string, Readonly<Record<string, z.core.$ZodType>>>;

/** What the build reads without a schema, because its host or a library does. */
const read = {
  CONTEXT: 'Set by Netlify: what a deployment is for',
  NETLIFY: 'Set by Netlify',
  SENTRY_AUTH_TOKEN: 'With the next two, a build that reports errors uploads its source maps (telemetry.md)',
  SENTRY_ORG: 'The organization of the Sentry project',
  SENTRY_PROJECT: 'The Sentry project',
};

/** What a reader makes of a setting that is missing. */
function need(schema: z.core.$ZodType): string {
  const answer = z.safeParse(schema, undefined);
  if (!answer.success) return 'required';
  const value = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).default;
  return value === undefined || value === ''
    ? 'optional'
    : `optional: \`${JSON.stringify(value).replaceAll('"', '')}\``;
}

const rows = [
  ...new Set([...Object.values(readers).flatMap((shape) => Object.keys(shape)), ...Object.keys(read)]),
]
  .sort()
  .map((name) => {
    const found = Object.entries(readers).flatMap(([who, shape]) => {
      const schema = (shape as Readonly<Record<string, z.core.$ZodType>>)[name];
      return schema ? [{ who, schema }] : [];
    });
    const [first] = found;
    const text = first ? z.globalRegistry.get(first.schema)?.description : read[name as keyof typeof read];
    return {
      name,
      readBy: found.map(({ who }) => who).join(', ') || 'build',
      need: first ? need(first.schema) : 'optional',
      text: text ?? '',
    };
  });

test('every setting is described', () => {
  expect(rows.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([]);
});

const formatted = async (text: string, file: string) =>
  format(text, { ...(await resolveConfig(file)), filepath: file });

test('no setting is taken for a misspelt one', async () => {
  const names = [...new Set([...rows.map(({ name }) => name), ...buildVariables])].sort();
  const file = 'settings/setting-names.ts';
  const text = `// Written from the schemas by tests/docs/settings.test.ts.

/** The names of every setting: of the build, the shop API, the Node host, and the set-up, which do not know one another's schemas. */
export const settingNames: readonly string[] = ${JSON.stringify(names)};
`;
  await expect(await formatted(text, file)).toMatchFileSnapshot(`../../${file}`);
});

test('the reference says what the schemas say', async () => {
  const list = rows.map(
    ({ name, readBy, need: needed, text }) =>
      `- \`${name}\` (${readBy}; ${needed}${secretSettings.includes(name) ? '; secret' : ''}): ${text}`,
  );
  const text = `# Settings

Environment variables, written down from the schemas that read them (\`tests/docs/settings.test.ts\`). The **build** makes a
storefront's files, the **API** runs beside them, and the **host** is the Node server; set each variable only where it is read.
What is missing, empty, misspelt, quoted, or contradicts another setting is reported with the rest in one message, and nothing starts.

${list.join('\n')}
`;
  const file = 'docs/settings.md';
  await expect(await formatted(text, file)).toMatchFileSnapshot(`../../${file}`);
});
