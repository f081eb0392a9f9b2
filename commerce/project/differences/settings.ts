import type {
  Destination,
  ProjectUpdateAction,
  State,
  StateDraft,
  Store,
  StoreDraft,
  Subscription,
  SubscriptionUpdateAction,
} from '@commercetools/platform-sdk';
import type { ProjectClient } from '../clients.ts';
import type { ProjectDescription } from '../description.ts';
import { type Change, type Difference, type FoundProject, missingIn } from '../found.ts';

/** How the project's own settings differ. */
export function projectDifference(
  { languages, currencies, countries }: ProjectDescription['project'],
  found: FoundProject['project'],
): Difference {
  const list = (
    name: string,
    present: readonly string[],
    wanted: readonly string[],
    actionOf: (all: string[]) => ProjectUpdateAction,
  ): Change[] => {
    const missing = missingIn(present, wanted);
    if (missing.length === 0) return [];
    return [{ says: `add the ${name} ${missing.join(', ')}`, action: actionOf([...present, ...missing]) }];
  };
  const fallback: ProjectUpdateAction = {
    action: 'changeCountryTaxRateFallbackEnabled',
    countryTaxRateFallbackEnabled: true,
  };
  return {
    changes: [
      ...list('languages', found.languages, languages, (all) => ({
        action: 'changeLanguages',
        languages: all,
      })),
      ...list('currencies', found.currencies, currencies, (all) => ({
        action: 'changeCurrencies',
        currencies: all,
      })),
      ...list('countries', found.countries, countries, (all) => ({
        action: 'changeCountries',
        countries: all,
      })),
      ...(found.carts.countryTaxRateFallbackEnabled === true
        ? []
        : [{ says: 'tax states without a rate like their country', action: fallback }]),
    ],
    conflicts: [],
  };
}

/** How the state of a review differs. */
export function stateDifference({ type, roles = [] }: StateDraft, found: State): Difference {
  if (found.type !== type)
    return {
      changes: [],
      conflicts: [
        `It is a ${found.type}, not a ${type}. Change its key in commercetools, and run this again.`,
      ],
    };
  const missing = missingIn(found.roles, roles);
  const action = { action: 'addRoles', roles: missing };
  return {
    changes: missing.length > 0 ? [{ says: `add the role ${missing.join(', ')}`, action }] : [],
    conflicts: [],
  };
}

/** How a commercetools Store differs. One without languages or countries has all of them. */
export function storeDifference({ languages = [], countries = [] }: StoreDraft, found: Store): Difference {
  const missingLanguages = missingIn(found.languages, languages);
  const codes = countries.map(({ code }) => code);
  const foundCodes = found.countries.map(({ code }) => code);
  const missingCountries = missingIn(foundCodes, codes);
  const changes: Change[] = [];
  if (found.languages.length > 0 && missingLanguages.length > 0)
    changes.push({
      says: `add the languages ${missingLanguages.join(', ')}`,
      action: {
        action: 'setLanguages',
        languages: [...found.languages, ...missingLanguages],
      } as Change['action'],
    });
  if (foundCodes.length > 0 && missingCountries.length > 0)
    changes.push({
      says: `add the countries ${missingCountries.join(', ')}`,
      action: {
        action: 'setCountries',
        countries: [...foundCodes, ...missingCountries].map((code) => ({ code })),
      } as Change['action'],
    });
  return { changes, conflicts: [] };
}

/** Of a destination, what commercetools tells back: not its secret. */
const placeOf = (destination: object): string =>
  JSON.stringify(
    Object.entries(destination)
      .filter(([name]) => ['type', 'uri', 'region', 'accountId', 'projectId', 'topic'].includes(name))
      .toSorted(),
  );

/** How the subscription differs. @param destination where the operator wants it to go; undefined if nobody says. */
export function subscriptionDifference(
  { messages = [], changes = [], format }: ProjectDescription['subscription'],
  found: Subscription,
  destination: Destination | undefined,
): Difference {
  const change = (says: string, action: SubscriptionUpdateAction): Change => ({ says, action });
  const everyMessage = found.messages.flatMap(({ resourceTypeId, types = [] }) =>
    types.length === 0 ? [resourceTypeId] : [],
  );
  const wantedMessages = messages.map(({ resourceTypeId }) => resourceTypeId);
  const wantedChanges = changes.map(({ resourceTypeId }) => resourceTypeId);
  const foundChanges = found.changes.map(({ resourceTypeId }) => resourceTypeId);
  const others = found.messages.filter(({ resourceTypeId }) => !wantedMessages.includes(resourceTypeId));
  return {
    changes: [
      ...(missingIn(everyMessage, wantedMessages).length > 0
        ? [
            change(`tell about ${missingIn(everyMessage, wantedMessages).join(', ')}`, {
              action: 'setMessages',
              messages: [...others, ...messages],
            }),
          ]
        : []),
      ...(missingIn(foundChanges, wantedChanges).length > 0
        ? [
            change(`tell about changes of ${missingIn(foundChanges, wantedChanges).join(', ')}`, {
              action: 'setChanges',
              changes: [...new Set([...foundChanges, ...wantedChanges])].map((resourceTypeId) => ({
                resourceTypeId,
              })),
            }),
          ]
        : []),
      ...(destination && placeOf(destination) !== placeOf(found.destination)
        ? [change('send to the new destination', { action: 'changeDestination', destination })]
        : []),
    ],
    conflicts:
      found.format.type === format?.type
        ? []
        : [
            'It is not in the format CloudEvents, which commercetools cannot change. Delete it, and run this again.',
          ],
  };
}

/** How an API client differs. commercetools changes none. */
export function clientDifference(
  { name, scopes }: ProjectClient,
  found: { readonly scope: string },
  projectKey: string,
): Difference {
  const has = found.scope.split(' ');
  const wanted = scopes.map((scope) => `${scope}:${projectKey}`);
  const words = [
    ...missingIn(has, wanted).map((scope) => `lacks ${scope}`),
    ...missingIn(wanted, has).map((scope) => `may ${scope}`),
  ];
  if (words.length === 0) return { changes: [], conflicts: [] };
  return {
    changes: [],
    conflicts: [
      `It ${words.join(', ')}, and commercetools cannot change that. Delete it in the Merchant Center (what uses “${name}” stops working), run this again, and use the new secret.`,
    ],
  };
}
