import type { ByProjectKeyRequestBuilder, Destination } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { isDuplicate, thrownStatus } from '../mapping/errors.ts';
import type { ProjectDescription } from './description.ts';
import { type Kind, planOf, type Step } from './plan.ts';
import { type Endpoint, endpointsOf, readProject } from './read.ts';
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
  const ids: Ids = new Map(found.productTypes.map(({ id, key }) => [key, id]));
  for (const step of planOf(description, found, destination)) {
    if (step.does === 'create' || step.does === 'change') starts(step);
    if (step.does === 'create') {
      const body = withIds(step.draft, ids) as never;
      const { body: made } = await requestFor(api, step.kind).post({ body }).execute();
      if (step.kind === 'productTypes') ids.set(step.key, resourceSchema.parse(made).id);
      if (step.kind === 'clients') keep(clientSchema.parse(made));
    } else if (step.does === 'change') {
      const actions = step.changes.map(({ action }) => withIds(action, ids));
      const body = { version: step.version, actions } as never;
      await requestFor(api, step.kind, step.id).post({ body }).execute();
    }
  }
}

type Ids = Map<string | undefined, string>;

/** Product types that are nested are named by ID. */
const withIds = (value: unknown, ids: Ids): unknown =>
  withReferences(value, ({ typeId, key }) =>
    typeId === 'product-type' && typeof key === 'string' ? { typeId, id: ids.get(key) ?? key } : null,
  );

/** How a step that creates or changes something is asked for. API clients cannot be changed, which no plan wants. */
function requestFor(api: ByProjectKeyRequestBuilder, kind: Kind, ID?: string): Pick<Endpoint, 'post'> {
  if (kind === 'project') return api;
  const endpoints = endpointsOf(api);
  if (ID === undefined || kind === 'clients') return endpoints[kind];
  return endpoints[kind].withId({ ID });
}
