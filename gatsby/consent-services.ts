import {
  type ConsentCategory,
  type ConsentService,
  entryKind,
  inventoryNames,
  type InventoryName,
  optionalCategories,
  type OptionalCategory,
} from '../src/consent/inventory.ts';
import type { TelemetryConfig } from '../src/telemetry/config.ts';

/** What each service needs consent for, in addition to what it stores. */
const serviceCategories: Readonly<Record<ConsentService, readonly OptionalCategory[]>> = {
  visits: ['statistics'],
  'tag-manager': ['statistics', 'marketing'],
  awin: ['marketing'],
  cj: ['marketing'],
};

/** The services that a build configures. */
export function servicesOf({ errors, tagManager, affiliates }: TelemetryConfig): readonly ConsentService[] {
  return [
    ...(errors ? ['visits' as const] : []),
    ...(tagManager ? ['tag-manager' as const] : []),
    ...affiliates,
  ];
}

/** The names of the inventory that a build with these services stores. */
export function usedNames(services: readonly ConsentService[]): readonly InventoryName[] {
  return inventoryNames.filter((name) => {
    const { service } = entryKind(name);
    return service === undefined || services.includes(service);
  });
}

/** The categories that a build with these services has to ask for, in the order in which it asks. */
export function categoriesOf(services: readonly ConsentService[]): readonly OptionalCategory[] {
  const used = new Set<ConsentCategory>([
    ...usedNames(services).map((name) => entryKind(name).category),
    ...services.flatMap((service) => serviceCategories[service]),
  ]);
  return optionalCategories.filter((category) => used.has(category));
}
