import { type Context, Hono } from 'hono';
import {
  createRegistrationSchema,
  type Registration,
  type RegistrationEnd,
  type RegistrationReceipt,
  registrationStatementSchema,
} from '../../contract/registration.ts';
import { isPageKey } from '../../stores/urls.ts';
import { acknowledge } from '../customer-service/acknowledge.ts';
import { visitorOf } from '../http/cookies.server.ts';
import { emptyBody, jsonBody } from '../http/json-body.ts';
import { linkAccess } from '../http/link-access.ts';
import { afterAnswer } from '../http/request-scope.ts';
import type { RouteServices } from '../http/route-services.ts';
import { answeredRegistrations } from '../registrations/registration-mails.ts';
import {
  changeRegistration,
  endRegistration,
  ownRegistration,
  register,
} from '../registrations/registrations.ts';

/**
 * Products that their owners have registered. Anybody may register one; who has the e-mail about a registration may see, change, and
 * delete it. A brand without the page has none of this.
 */
export function registrationRoutes(services: RouteServices): Hono {
  const { environment, contextOf, limit } = services;
  const { sessionSecrets: secrets, store } = environment;
  const routes = new Hono();
  if (!isPageKey(store, 'registration')) return routes;

  const { permitted, addSession } = linkAccess(services, 'registration');
  /** The registration whose link this browser has opened. @throws ShopError `NotFound` if it has opened none. */
  const opened = async (c: Context): Promise<string> => {
    await limit(c, 'registrationLinks');
    return permitted(c);
  };
  const tellOwner = (c: Context, registration: Registration) => {
    const context = contextOf(c);
    afterAnswer(c, context.log, () => acknowledge(context, answeredRegistrations, registration));
  };

  routes.post('/', async (c) => {
    const request = await jsonBody(c, createRegistrationSchema);
    await limit(c, 'registrations', await visitorOf(c, secrets));
    const registration = await register(contextOf(c), request);
    tellOwner(c, registration);
    return c.json({ id: registration.id } satisfies RegistrationReceipt, 201);
  });
  addSession(routes, 'registrationLinks');
  routes.get('/:registration', async (c) =>
    c.json((await ownRegistration(contextOf(c), await opened(c))) satisfies Registration),
  );
  routes.post('/:registration', async (c) => {
    const statement = await jsonBody(c, registrationStatementSchema);
    const id = await opened(c);
    await limit(c, 'registrations', await visitorOf(c, secrets));
    const registration = await changeRegistration(contextOf(c), id, statement);
    tellOwner(c, registration);
    return c.json(registration);
  });
  routes.post('/:registration/removal', async (c) => {
    await jsonBody(c, emptyBody);
    const keptUntil = await endRegistration(contextOf(c), await opened(c));
    return c.json({ keptUntil } satisfies RegistrationEnd);
  });
  return routes;
}
