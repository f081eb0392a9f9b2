import type { ByProjectKeyRequestBuilder, Destination } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { isDuplicate, thrownStatus } from '../mapping/errors.ts';
import type { ProjectDescription } from './description.ts';
import { type Kind, planOf, type Step } from './plan.ts';
import { endpointsOf, productTypeIds, readProject } from './read.ts';
import { withReferences } from './references.ts';

/** The secret of an API client, which commercetools tells once. */
export interface NewClient {
  readonly name: string;
  readonly id: string;
  readonly secret: string;
}

interface Applying {
  readonly api: ByProjectKeyRequestBuilder;
  readonly description: ProjectDescription;
  readonly destination: Destination | undefined;
  /** Is told of each step before it is done. */
  readonly starts: (step: Step) => void;
  /** Keeps the secret of a new client. */
  readonly keep: (client: NewClient) => void;
}

const clientSchema = z.object({ name: z.string(), id: z.string(), secret: z.string() });
const resourceSchema = z.looseObject({ id: z.string() });

/** How often a plan is made anew because somebody else is changing the project at the same time. */
const mostPlans = 5;

/**
 * Does what a plan says. Each step is one request, so whoever is interrupted begins again where it ended. If somebody else
 * has just made or changed the same, the project is read again.
 * @throws ShopError whose cause is what the SDK threw, or what the SDK threw; nothing that was done is undone.
 */
export async function apply(applying: Applying): Promise<void> {
  for (let plans = 1; ; plans += 1) {
    try {
      await applyOnce(applying);
      return;
    } catch (error) {
      if (plans === mostPlans || !(thrownStatus(error) === 409 || isDuplicate(error))) throw error;
    }
  }
}

async function applyOnce({ api, description, destination, starts, keep }: Applying): Promise<void> {
  const found = await readProject(api);
  const ids = productTypeIds(found.productTypes);
  for (const step of planOf(description, found, destination)) {
    if (step.does === 'create' || step.does === 'change') starts(step);
    if (step.does === 'create') {
      const made = await create(api, step.kind, withIds(step.draft, ids));
      if (step.kind === 'productTypes') ids.set(step.key, resourceSchema.parse(made).id);
      if (step.kind === 'clients') keep(clientSchema.parse(made));
    } else if (step.does === 'change') {
      const actions = step.changes.map(({ action }) => withIds(action, ids));
      await change(api, step, { version: step.version, actions });
    }
  }
}

/** Product types that are nested are named by ID. */
const withIds = (value: unknown, ids: ReadonlyMap<string, string>): unknown =>
  withReferences(value, ({ typeId, key }) =>
    typeId === 'product-type' && typeof key === 'string' ? { typeId, id: ids.get(key) ?? key } : null,
  );

async function create(api: ByProjectKeyRequestBuilder, kind: Kind, draft: unknown): Promise<object> {
  if (kind === 'project') throw new Error('A project is not created here.');
  const endpoint = endpointsOf(api)[kind];
  return (await endpoint.post({ body: draft as never }).execute()).body;
}

async function change(
  api: ByProjectKeyRequestBuilder,
  { kind, id: ID }: Pick<Step, 'kind'> & { readonly id: string },
  update: { readonly version: number; readonly actions: readonly unknown[] },
): Promise<void> {
  const body = update as never;
  if (kind === 'project') await api.post({ body }).execute();
  else if (kind !== 'clients') await endpointsOf(api)[kind].withId({ ID }).post({ body }).execute();
}
