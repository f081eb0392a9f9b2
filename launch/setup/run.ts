import { parseArgs } from 'node:util';
import { brand } from '../../brands/build.ts';
import { commercetoolsProject } from '../../commerce/client.ts';
import { apply } from '../../commerce/project/apply.ts';
import { projectOf, type ProjectDescription } from '../../commerce/project/description.ts';
import { projectMadeFrom } from '../../commerce/project/made-from.ts';
import { planOf, type Step } from '../../commerce/project/plan.ts';
import { readProject } from '../../commerce/project/read.ts';
import type { Variables } from '../../settings/read-settings.ts';
import { destinationOf } from './destination.ts';
import { openSecretsFile } from './secrets-file.ts';
import { readSetupSettings } from './settings.ts';
import { descriptionAt } from './since.ts';
import { errorText, planText, stepText } from './words.ts';

/** A request changes one thing, and is never repeated by itself: a second API client would be made. */
const limits = { timeout: 30_000, maxRetries: 0 };

const countOf = (steps: readonly Step[], ...does: readonly Step['does'][]) =>
  steps.filter((step) => does.includes(step.does)).length;

/**
 * `npm run setup`: shows what the commercetools project lacks, and with `--apply` brings it there. Running it twice changes
 * nothing, and it never deletes.
 * @param print shows a text; no secret is among them.
 * @returns the exit code: 1 if something needs a person.
 * @throws Error that says what is wrong, and what to do.
 */
export async function runSetup(
  args: readonly string[],
  env: Variables,
  print: (text: string) => void,
  description: ProjectDescription = projectOf(brand),
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      apply: { type: 'boolean', default: false },
      secrets: { type: 'string' },
      events: { type: 'string' },
      from: { type: 'string' },
    },
  });
  if (values.from !== undefined) {
    const steps = planOf(description, projectMadeFrom(descriptionAt(values.from)));
    print(`What a project needs that was set up for ${values.from}:\n\n${planText(steps)}`);
    return 0;
  }
  const settings = readSetupSettings(env);
  const destination =
    values.events === undefined ? undefined : destinationOf(values.events, settings.eventGridKey);
  const api = commercetoolsProject(settings, limits);
  try {
    const found = await readProject(api);
    if (found.project.key !== settings.projectKey)
      throw new Error(
        `${settings.apiUrl} answers for the project “${found.project.key}” instead of “${settings.projectKey}”.`,
      );
    const steps = planOf(description, found, destination);
    print(`The commercetools project “${settings.projectKey}” (${settings.apiUrl}):\n\n${planText(steps)}\n`);
    const [open, conflicts] = [countOf(steps, 'create', 'change'), countOf(steps, 'conflict')];
    if (!values.apply && open > 0) print('Nothing was changed. To do what the plan says, add --apply.');
    if (values.apply && open > 0) {
      const newClients = steps.some(({ kind, does }) => kind === 'clients' && does === 'create');
      if (newClients && values.secrets === undefined)
        throw new Error(
          'Nothing was changed. API clients are created, and their secrets are told once: name a file for them, e.g. --secrets ../secrets.env.',
        );
      const keep = values.secrets === undefined ? () => undefined : openSecretsFile(values.secrets);
      print('Applying:\n');
      await apply({
        api,
        description,
        destination,
        keep,
        starts: (step) => {
          print(stepText(step));
        },
      });
      print(`\nDone.${newClients ? ` The secrets of the API clients are in ${values.secrets ?? ''}.` : ''}`);
    }
    if (conflicts > 0) print(`${conflicts} of these need a person, as said above.`);
    return conflicts > 0 ? 1 : 0;
  } catch (error) {
    const own = error instanceof Error && error.constructor === Error && !('statusCode' in error);
    throw own ? error : new Error(errorText(error, settings), { cause: error });
  }
}
