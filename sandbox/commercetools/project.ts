import type { CommercetoolsSeed } from './seed.ts';
import type { Storage } from './storage.ts';
import type { Resources } from './resource-types.ts';

const createdAt = '2026-01-01T00:00:00.000Z';

/** The settings of a seed's project; what the seed leaves out follows from its stores. */
export function projectResource(seed: CommercetoolsSeed): Resources['project'] {
  const { credentials, stores = [], project = {} } = seed;
  const distinct = (values: readonly string[]) => [...new Set(values)];
  const languages = distinct(stores.flatMap((store) => store.languages ?? []));
  return {
    id: credentials.projectKey,
    version: 1,
    key: credentials.projectKey,
    name: credentials.projectKey,
    createdAt,
    countries: distinct(stores.flatMap(({ countries }) => (countries ?? []).map(({ code }) => code))),
    currencies: [],
    languages: languages.length > 0 ? languages : ['en'],
    messages: { enabled: false, deleteDaysAfterCreation: 15 },
    carts: { deleteDaysAfterLastModification: 90, countryTaxRateFallbackEnabled: false, ...project.carts },
    inventory: { releaseExpiredReservations: true },
    discounts: { discountCombinationMode: 'Stacking' },
    ...(project.languages && { languages: [...project.languages] }),
    ...(project.currencies && { currencies: [...project.currencies] }),
  };
}

/** @throws Error if the project has not been seeded */
export function projectOf(storage: Storage): Resources['project'] {
  const [project] = storage.all('project');
  if (!project) throw new Error('The sandbox has no commercetools project.');
  return project;
}
