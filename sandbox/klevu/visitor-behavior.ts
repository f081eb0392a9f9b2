import { z } from 'zod';
import type { RecordedEvent } from './recorded-events.ts';

/** What one visitor did, as far as it was reported. Products are named by their `itemGroupId`. */
export interface VisitorBehavior {
  /** IDs of the visitor: of sessions and of browsers, each with a prefix. Empty if events did not name any. */
  readonly ids: ReadonlySet<string>;
  /** Products whose pages were opened from a list, one entry per click. */
  readonly opened: readonly string[];
  /** The products of each order. */
  readonly orders: readonly (readonly string[])[];
}

/** What the sandbox reads from an event; all of it has been checked on arrival. */
const factsSchema = z.object({
  klevu_uuid: z.string().optional(),
  klevu_productGroupId: z.string().optional(),
  user_profile: z.object({ sessionId: z.string().optional(), klevu_uuid: z.string().optional() }).optional(),
  event_data: z
    .object({
      items: z.array(z.object({ item_group_id: z.string(), order_id: z.string().optional() })).default([]),
    })
    .optional(),
});
type Facts = z.infer<typeof factsSchema>;

/** Events in which a shopper chooses a product from a list. */
const clicks: ReadonlySet<string> = new Set([
  'productTracking',
  'categoryProductClickTracking',
  'select_recs_list',
]);

/**
 * The behavior of every visitor of a storefront. A session and a browser belong to the same visitor as soon as one event
 * names both; events that name neither belong to a visitor each.
 */
export function visitorsIn(events: readonly RecordedEvent[], apiKey: string): readonly VisitorBehavior[] {
  return events
    .filter((event) => event.apiKey === apiKey && event.problem === null)
    .reduce<readonly VisitorBehavior[]>((visitors, { name, content }) => {
      const seen = behaviorIn(name, factsSchema.parse(content));
      const isSame = ({ ids }: VisitorBehavior) => [...seen.ids].some((id) => ids.has(id));
      return [...visitors.filter((visitor) => !isSame(visitor)), merged([...visitors.filter(isSame), seen])];
    }, []);
}

function behaviorIn(name: string, facts: Facts): VisitorBehavior {
  const items = facts.event_data?.items ?? [];
  const products = items.map(({ item_group_id }) => item_group_id);
  const opened = facts.klevu_productGroupId === undefined ? products : [facts.klevu_productGroupId];
  const orders = Map.groupBy(items, ({ order_id }) => order_id);
  return {
    ids: idsIn(facts),
    opened: clicks.has(name) ? opened : [],
    orders:
      name === 'order_purchase'
        ? [...orders.values()].map((order) => order.map(({ item_group_id }) => item_group_id))
        : [],
  };
}

function idsIn({ klevu_uuid, user_profile }: Facts): ReadonlySet<string> {
  const uuid = klevu_uuid ?? user_profile?.klevu_uuid;
  return new Set([
    ...(uuid === undefined ? [] : [`browser:${uuid}`]),
    ...(user_profile?.sessionId === undefined ? [] : [sessionIdOf(user_profile.sessionId)]),
  ]);
}

/** How a session is named among the IDs of a visitor. */
export const sessionIdOf = (session: string): string => `session:${session}`;

const merged = (parts: readonly VisitorBehavior[]): VisitorBehavior => ({
  ids: new Set(parts.flatMap(({ ids }) => [...ids])),
  opened: parts.flatMap(({ opened }) => opened),
  orders: parts.flatMap(({ orders }) => orders),
});
