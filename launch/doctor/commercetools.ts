import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { brand } from '../../brands/build.ts';
import { settingsSchema } from '../../api/context/environment-settings.ts';
import { readCatalogue } from '../../commerce/catalogue.ts';
import { isSoldIn } from '../../commerce/catalogue-mapping.ts';
import { type CommercetoolsSettings, commercetoolsProject, whileBuilding } from '../../commerce/client.ts';
import { commercetoolsCommerce } from '../../commerce/commercetools.ts';
import { thrownStatus } from '../../commerce/mapping/errors.ts';
import { scopeTrials } from '../../commerce/permissions.ts';
import { type ProjectClient, projectClients } from '../../commerce/project/clients.ts';
import { catalogueSchema } from '../../gatsby/environment.ts';
import { commercetoolsClientOf } from '../../settings/shared-settings.ts';
import { addressFormat } from '../../stores/address-formats/index.ts';
import { countryOf, isDelivered } from '../../stores/countries.ts';
import type { Store } from '../../stores/types.ts';
import { ask, askJson } from './ask.ts';
import { after, type Check, check, fault, ok, once, warning, wordsForStatus } from './check.ts';
import { type Examined, settingsOf } from './examined.ts';
import { projectChecks } from './project.ts';

const ofShopApi = settingsSchema.pick({
  COMMERCETOOLS_PROJECT_KEY: true,
  COMMERCETOOLS_AUTH_URL: true,
  COMMERCETOOLS_API_URL: true,
  COMMERCETOOLS_CLIENT_ID: true,
  COMMERCETOOLS_CLIENT_SECRET: true,
});

/** Both API clients, and whether the project has what the storefronts need. */
export function commercetoolsChecks(examined: Examined): Check[] {
  const { env, stores } = examined;
  const ofShop = () => commercetoolsClientOf('COMMERCETOOLS_CLIENT', settingsOf(ofShopApi, env));
  const ofBuild = () => commercetoolsClientOf('COMMERCETOOLS_BUILD_CLIENT', settingsOf(catalogueSchema, env));
  const shopApi = clientChecks('shop-api', projectClients.shopApi, ofShop);
  const build = clientChecks('build', projectClients.build, ofBuild);
  // One client for all countries: each signs in by itself.
  const delivery = once(() => Promise.resolve(commercetoolsProject(ofShop())));
  const catalogue = once(() => readCatalogue(commercetoolsProject(ofBuild(), whileBuilding)));
  return [
    ...shopApi.checks,
    ...build.checks,
    ...after(
      build.client,
      projectChecks(examined, async () => (await catalogue()).products),
    ),
    ...after(
      build.client,
      stores.flatMap((store) => priceChecks(store, catalogue)),
    ),
    ...after(
      shopApi.client,
      stores.flatMap((store) => deliveryChecks(store, delivery)),
    ),
  ];
}

const tokenSchema = z.object({ access_token: z.string(), scope: z.string() });

/** Whether an API client can sign in, and may do what it has to, and nothing else. */
function clientChecks(id: string, { setting, scopes }: ProjectClient, settings: () => CommercetoolsSettings) {
  const token = once(async () => tokenOf(settings(), setting));
  const granted = async () => {
    const ending = `:${settings().projectKey}`;
    const all = (await token()).scope.split(' ');
    return all.flatMap((scope) => (scope.endsWith(ending) ? scope.slice(0, -ending.length) : []));
  };
  const client = check(`commercetools.client.${id}`, async () => {
    const { projectKey, apiUrl } = settings();
    const { access_token: bearer, scope } = await token();
    if ((await granted()).length === 0)
      return fault(`${setting}_ID is a client of another project (${scope}): use one of ${projectKey}`);
    const headers = { Authorization: `Bearer ${bearer}` };
    const { status, text } = await ask(`${apiUrl}/${projectKey}`, { headers });
    if (status === 401)
      return fault('COMMERCETOOLS_API_URL does not know the token: take both addresses from the same region');
    if (status === 404) return fault(`COMMERCETOOLS_API_URL has no project ${projectKey}: is it its region?`);
    if (status !== 200 && status !== 403) return fault(`COMMERCETOOLS_API_URL ${wordsForStatus(status)}`);
    // What a project is called needs a scope that neither client has.
    const told = status === 403 ? '"insufficient_scope"' : JSON.stringify(projectKey);
    if (text.includes(told)) return ok('can sign in');
    return fault('COMMERCETOOLS_API_URL is not the address of commercetools: it answers something else');
  });
  const trials = once(() =>
    Promise.resolve(scopeTrials(commercetoolsProject(settings()), brand.storefronts[0])),
  );
  const scopeChecks = scopes.map((scope) =>
    check(`commercetools.scope.${id}.${scope}`, async () => {
      const names = await granted();
      const status = await (await trials())[scope]().then(() => 200, thrownStatus);
      if (status === 403 || !(names.includes(scope) || names.includes('manage_project')))
        return fault(
          `${setting}_ID lacks it. Scopes cannot be added to a client: make a new one (npm run setup, or “The two API clients” in docs/launch.md)`,
        );
      return [200, 404].includes(status) ? ok('granted') : fault(`commercetools ${wordsForStatus(status)}`);
    }),
  );
  const excess = check(`commercetools.excess.${id}`, async () => {
    const implied = scopes.map((scope) => scope.replace('manage_', 'view_'));
    const more = (await granted()).filter((scope) => ![...scopes, ...implied].includes(scope));
    if (more.length === 0) return ok('may do nothing else');
    return warning(`${setting}_ID may also ${more.join(', ')}: make a client with exactly its scopes`);
  });
  return { client, checks: [client, ...after(client, [...scopeChecks, excess])] };
}

function tokenOf({ authUrl, clientId, clientSecret }: CommercetoolsSettings, setting: string) {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const body = new URLSearchParams({ grant_type: 'client_credentials' });
  const wrong = `${setting}_ID or ${setting}_SECRET is wrong: enter those of the client again, or make a new one`;
  return askJson(
    tokenSchema,
    `${authUrl}/oauth/token`,
    { method: 'POST', headers: { Authorization: `Basic ${credentials}` }, body },
    {
      400: wrong,
      401: wrong,
      404: 'COMMERCETOOLS_AUTH_URL issues no tokens: is it the address of commercetools?',
    },
  );
}

const firstFew = (names: readonly string[]): string =>
  names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '');

/** Whether what a storefront sells has a price in each of its countries. */
const priceChecks = (store: Store, catalogue: () => ReturnType<typeof readCatalogue>) =>
  store.countries.map((country) =>
    check(`commercetools.prices.${store.id}.${country.code}`, async () => {
      const sold = (await catalogue()).products.filter((product) => isSoldIn(product, store.countries));
      const without = sold.filter((product) => !isSoldIn(product, [country]));
      const where = `in ${country.currency} for ${country.code.toUpperCase()}`;
      if (without.length === sold.length)
        return fault(`No published product has a price ${where}: enter prices, or publish the products`);
      if (without.length === 0) return ok(`${sold.length} products`);
      const which = firstFew(without.map(({ key, id }) => key ?? id));
      return warning(`${without.length} of ${sold.length} products have no price ${where}: ${which}`);
    }),
  );

/** Whether parcels go to each country that a storefront ships to, and how long they take. */
const deliveryChecks = (store: Store, client: () => Promise<ByProjectKeyRequestBuilder>) =>
  store.shippingCountries.map((country) =>
    check(`commercetools.delivery.${store.id}.${country}`, async () => {
      const project = await client();
      const { currency } = countryOf(store, country) ?? store.countries[0];
      const states = addressFormat(country).state?.options ?? [];
      // Where delivery depends on the state, one stands for all.
      const state = states.find(({ code }) => isDelivered(store, country, code))?.code;
      const commerce = commercetoolsCommerce(project, store, store.languages[0]);
      const methods = await commerce.listShippingMethodsTo({ country, state }, currency);
      const where = `${country.toUpperCase()}${state === undefined ? '' : `-${state}`} in ${currency}`;
      if (methods.length === 0)
        return fault(
          `Nothing is delivered to ${where}: add the place to a zone, and the zone to a shipping method`,
        );
      const timeless = methods.filter(({ arrival }) => arrival === null).map(({ name }) => name);
      if (timeless.length > 0)
        return warning(
          `${timeless.join(', ')} to ${where}: enter minDays and maxDays, so that pages can say when it arrives`,
        );
      return ok(methods.map(({ name }) => name).join(', '));
    }),
  );
