import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { invalidInput, notFound } from '../errors.ts';
import type { ProjectAccess } from '../oauth.ts';
import { queryPage } from '../queries.ts';
import type { TypeId } from '../resources.ts';
import { checkVersion, newResource, type Storage } from '../storage.ts';
import { readBody, updateSchema } from '../validation.ts';
import { productTypes, types } from './definitions.ts';
import { shippingMethods, taxCategories, zones } from './delivery.ts';
import { created, type ProjectResource, updated } from './resource.ts';
import { project, states, stores, subscriptions } from './settings.ts';

const update = updateSchema(z.looseObject({ action: z.string() }));

const clientDraft = z.strictObject({ name: z.string().min(1), scope: z.string().min(1) });

/** What a subscription or a client does not tell again. */
function withoutSecrets<Resource extends object>(resource: Resource): Resource {
  return JSON.parse(
    JSON.stringify(resource, (name, value: unknown) =>
      ['accessKey', 'secret'].includes(name) ? undefined : value,
    ),
  ) as Resource;
}

/** What an administrator sets up in a project, and its settings. */
export function addProjectRoutes(
  routes: Hono,
  storage: Storage,
  { projectKey, clients }: ProjectAccess,
): void {
  const parametersOf = (context: Context) => new URL(context.req.url).searchParams;

  function add<T extends TypeId>(path: string, resource: ProjectResource<T>): void {
    const { type, draft } = resource;
    const find = (context: Context) => {
      const reference = context.req.param('reference') ?? '';
      const found = reference.startsWith('key=')
        ? storage.find(type, reference.slice('key='.length))
        : storage.get(type, reference);
      if (!found) throw notFound(`${type} '${reference}'`);
      return found;
    };
    routes.get(path, (context) =>
      context.json(queryPage(type, storage.all(type).map(withoutSecrets), parametersOf(context), storage)),
    );
    routes.get(`${path}/:reference`, (context) => context.json(withoutSecrets(find(context))));
    routes.post(path, async (context) => {
      const body = await readBody(context, draft);
      const made = storage.transaction(() => storage.insert(type, created(resource, body, storage)));
      return context.json(withoutSecrets(made), 201);
    });
    routes.post(`${path}/:reference`, async (context) => {
      const { version, actions } = await readBody(context, update);
      const changed = storage.transaction(() => {
        const current = find(context);
        checkVersion(current, version);
        return storage.update(type, current, updated(resource, current, actions, storage));
      });
      return context.json(withoutSecrets(changed));
    });
  }

  add('/types', types);
  add('/product-types', productTypes);
  add('/tax-categories', taxCategories);
  add('/zones', zones);
  add('/shipping-methods', shippingMethods);
  add('/states', states);
  add('/stores', stores);
  add('/subscriptions', subscriptions);

  const current = () => {
    const [found] = storage.all('project');
    if (!found) throw notFound(`project '${projectKey}'`);
    return found;
  };
  routes.get('/', (context) => context.json(current()));
  routes.post('/', async (context) => {
    const { version, actions } = await readBody(context, update);
    const changed = storage.transaction(() => {
      checkVersion(current(), version);
      return storage.update('project', current(), updated(project, current(), actions, storage));
    });
    return context.json(changed);
  });

  routes.get('/api-clients', (context) => {
    const seeded = clients.map(({ clientId, name = clientId, scopes = ['manage_project'] }) => ({
      ...{ id: clientId, version: 1, createdAt: '', lastModifiedAt: '', name, secret: '' },
      scope: scopes.map((scope) => `${scope}:${projectKey}`).join(' '),
    }));
    const all = [...seeded, ...storage.all('api-client')].map(withoutSecrets);
    return context.json(queryPage('api-client', all, parametersOf(context), storage));
  });
  // They cannot be changed, and this is the only time that the secret is told.
  routes.post('/api-clients', async (context) => {
    const draft = await readBody(context, clientDraft);
    const scope = new RegExp(String.raw`^(manage|view)_[a-z_]+:${projectKey}$`);
    const unknown = draft.scope.split(' ').find((each) => !scope.test(each));
    if (unknown !== undefined) throw invalidInput(`The scope '${unknown}' does not exist in this project.`);
    const [id, secret] = [16, 24].map((length) => randomBytes(length).toString('base64url'));
    const client = { ...newResource(), ...draft, id: id ?? '', secret: secret ?? '' };
    return context.json(
      storage.transaction(() => storage.insert('api-client', client)),
      201,
    );
  });
}
