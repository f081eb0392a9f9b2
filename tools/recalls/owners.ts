import type { BaseAddress, Order } from '@commercetools/platform-sdk';
import { storeIdOf } from '../../api/context/identifiers.ts';
import { addressOfPlatform } from '../../commerce/mapping/address.ts';
import { departed } from '../../commerce/mapping/shipment.ts';
import { normalizedEmail } from '../../contract/email-address.ts';
import type { Registration } from '../../contract/registration.ts';
import type { RecallFacts } from '../../gatsby/content/front-matter.ts';
import { addressLines, fullName } from '../../stores/address-formats/lines.ts';
import { isRecalled } from '../../stores/batch.ts';
import { isEmail } from '../../stores/email-address.ts';
import { offeredLanguage } from '../../stores/languages.ts';
import { localTime } from '../../stores/time-text.ts';
import type { Language, Store } from '../../stores/types.ts';

/** How a person can be reached other than by e-mail. What is not known is empty. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
  /** Lines as on a letter, with the name. */
  readonly address: readonly string[];
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
}

/** Somebody who has, or may have, what is recalled. */
export interface Owner {
  /** Normalized; empty if none is known that a mail server would take. */
  readonly email: string;
  readonly store: Store;
  readonly language: Language;
  /** The recalled batches that they have registered; none if they may have one. */
  readonly batches: readonly string[];
  /** The registrations, or else the orders, by which the shop knows that. */
  readonly numbers: readonly string[];
  readonly contacts: readonly Contact[];
}

const emailIn = (typed = ''): string => (isEmail(normalizedEmail(typed)) ? normalizedEmail(typed) : '');

/** Who has registered a recalled batch; null for any other. */
export function ownerByRegistration(
  { id, batch, name, email, phone, address, country, language }: Registration,
  { batches }: RecallFacts,
  store: Store,
): Owner | null {
  if (!isRecalled(batch, batches)) return null;
  const lines = [name, ...address.split('\n')].filter((line) => line !== '');
  return {
    email: emailIn(email),
    store,
    language: offeredLanguage(store, language),
    batches: [batch],
    numbers: [id],
    contacts: [{ name, phone, address: lines, country: country.toUpperCase() }],
  };
}

/**
 * Who has ordered a recalled product while it may have been sold; null if it never left, or too early or late. Batches are not
 * known of orders.
 */
export function ownerByOrder(
  order: Order,
  { soldFrom = '', soldTo = '9' }: RecallFacts,
  store: Store,
): Owner | null {
  const { orderState, shipmentState, customerEmail, billingAddress, shippingAddress } = order;
  if (orderState === 'Cancelled' && !departed.includes(shipmentState)) return null;
  // Of an order that was imported, `createdAt` is when that happened.
  const placed = localTime(Date.parse(order.completedAt ?? order.createdAt), store.contact.timeZone);
  const day = placed.slice(0, 10);
  if (day < soldFrom || day > soldTo) return null;
  const emails = [customerEmail, billingAddress?.email, shippingAddress?.email].map(emailIn);
  const contacts = [shippingAddress, billingAddress].flatMap((address) =>
    address ? contactAt(address, store.languages[0]) : [],
  );
  return {
    email: emails.find((email) => email !== '') ?? '',
    store,
    language: offeredLanguage(store, order.locale ?? null),
    batches: [],
    numbers: [order.orderNumber ?? order.id],
    contacts: withoutRepetition(contacts),
  };
}

function contactAt(address: BaseAddress, language: Language): Contact {
  const { country, phone = address.mobile ?? '' } = address;
  const postal = addressOfPlatform(address);
  return {
    ...{ name: postal ? fullName(postal) : '', phone, country },
    address: postal ? addressLines(postal, language) : [],
  };
}

const withoutRepetition = <Item>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

/** The storefront of an order: the one that it or its number names, or one that sells in its country; else the first. */
export const storeOf = (
  { store, orderNumber = '', country }: Pick<Order, 'store' | 'orderNumber' | 'country'>,
  stores: readonly Store[],
): Store | undefined =>
  stores.find(({ id }) => id === (store?.key ?? storeIdOf(orderNumber))) ??
  stores.find(({ countries }) => countries.some(({ code }) => code === country?.toLowerCase())) ??
  stores[0];

/**
 * Each person once, by their e-mail address: as the owner of a recalled batch if they have registered one, and with everything
 * that is known of how to reach them. Whoever has no address is a person of their own. Owners of recalled batches come first.
 */
export function oneEach(owners: readonly Owner[]): Owner[] {
  const surest = owners.toSorted((one, other) => Number(isSure(other)) - Number(isSure(one)));
  const byEmail = Map.groupBy(surest, (owner) => owner.email || owner);
  return [...byEmail.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const equal = all.filter((owner) => isSure(owner) === isSure(first));
    return {
      ...first,
      batches: withoutRepetition(equal.flatMap(({ batches }) => batches)),
      numbers: withoutRepetition(equal.flatMap(({ numbers }) => numbers)),
      contacts: withoutRepetition(all.flatMap(({ contacts }) => contacts)),
    };
  });
}

/** Whether they own a recalled batch, and not only may. */
export const isSure = ({ batches }: Pick<Owner, 'batches'>): boolean => batches.length > 0;
