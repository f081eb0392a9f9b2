import type {
  Destination,
  Project,
  State,
  StateDraft,
  Store,
  StoreDraft,
  Subscription,
} from '@commercetools/platform-sdk';
import type { ProjectClient } from '../clients.ts';
import type { ProjectDescription } from '../description.ts';
import { additionTo, type Difference, missingIn } from './difference.ts';

/** How the project's own settings differ. */
export const projectDifferences = (
  wanted: ProjectDescription['project'],
  { languages, currencies, countries, carts }: Project,
): Difference[] => [
  ...additionTo(languages, wanted.languages, 'add the languages', (all) => ({
    action: 'changeLanguages',
    languages: all,
  })),
  ...additionTo(currencies, wanted.currencies, 'add the currencies', (all) => ({
    action: 'changeCurrencies',
    currencies: all,
  })),
  ...additionTo(countries, wanted.countries, 'add the countries', (all) => ({
    action: 'changeCountries',
    countries: all,
  })),
  ...(carts.countryTaxRateFallbackEnabled === true
    ? []
    : [
        {
          says: 'tax states without a rate like their country',
          action: {
            action: 'changeCountryTaxRateFallbackEnabled',
            countryTaxRateFallbackEnabled: true,
          } as const,
        },
      ]),
];

/** How the state of a review differs. */
export const stateDifferences = ({ type, roles = [] }: StateDraft, found: State): Difference[] =>
  found.type === type
    ? additionTo(found.roles, roles, 'add the role', (_, missing) => ({ action: 'addRoles', roles: missing }))
    : [`It is a ${found.type}, not a ${type}. Change its key in commercetools, and run this again.`];

const codesOf = (countries: Store['countries']) => countries.map(({ code }) => code);

/** How a commercetools Store differs. One without languages or countries has all of them. */
export const storeDifferences = (wanted: StoreDraft, { languages, countries }: Store): Difference[] => [
  ...(languages.length === 0
    ? []
    : additionTo(languages, wanted.languages ?? [], 'add the languages', (all) => ({
        action: 'setLanguages',
        languages: all,
      }))),
  ...(countries.length === 0
    ? []
    : additionTo(codesOf(countries), codesOf(wanted.countries ?? []), 'add the countries', (all) => ({
        action: 'setCountries',
        countries: all.map((code) => ({ code })),
      }))),
];

/** Of a destination, what commercetools tells back: not its secret. */
const placeOf = (destination: object): string =>
  JSON.stringify(
    Object.entries(destination)
      .filter(([name]) => ['type', 'uri', 'region', 'accountId', 'projectId', 'topic'].includes(name))
      .toSorted(),
  );

const idsOf = (subjects: readonly { readonly resourceTypeId: string }[] = []) =>
  subjects.map(({ resourceTypeId }) => resourceTypeId);

/** How the subscription differs. @param destination where the operator wants it to go; undefined if nobody says. */
export function subscriptionDifferences(
  { messages = [], changes, format }: ProjectDescription['subscription'],
  found: Subscription,
  destination: Destination | undefined,
): Difference[] {
  const everyMessage = found.messages.filter(({ types = [] }) => types.length === 0);
  const others = found.messages.filter(({ resourceTypeId }) => !idsOf(messages).includes(resourceTypeId));
  return [
    ...additionTo(idsOf(everyMessage), idsOf(messages), 'tell about', () => ({
      action: 'setMessages',
      messages: [...others, ...messages],
    })),
    ...additionTo(idsOf(found.changes), idsOf(changes), 'tell about changes of', (all) => ({
      action: 'setChanges',
      changes: all.map((resourceTypeId) => ({ resourceTypeId })),
    })),
    ...(destination && placeOf(destination) !== placeOf(found.destination)
      ? [
          {
            says: 'send to the new destination',
            action: { action: 'changeDestination', destination } as const,
          },
        ]
      : []),
    ...(found.format.type === format?.type
      ? []
      : [
          'It is not in the format CloudEvents, which commercetools cannot change. Delete it, and run this again.',
        ]),
  ];
}

/** How an API client differs. commercetools changes none. */
export function clientDifferences(
  { name, scopes }: ProjectClient,
  scope: string,
  projectKey: string,
): string[] {
  const has = scope.split(' ');
  const wanted = scopes.map((each) => `${each}:${projectKey}`);
  const words = [
    ...missingIn(has, wanted).map((each) => `lacks ${each}`),
    ...missingIn(wanted, has).map((each) => `may ${each}`),
  ];
  return words.length === 0
    ? []
    : [
        `It ${words.join(', ')}, and commercetools cannot change that. Delete it in the Merchant Center (what uses “${name}” stops working), run this again, and use the new secret.`,
      ];
}
