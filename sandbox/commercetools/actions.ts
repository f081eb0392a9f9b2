import { z } from 'zod';
import type { Storage } from './storage.ts';
import { invalidBody, parsed } from './validation.ts';

/** One update action: its fields beside its name, and what they change. */
export interface Action<Resource> {
  readonly schema: z.ZodType;
  readonly apply: (current: Resource, fields: never, storage: Storage) => Resource;
}

/** The update actions of a type of resource, by their names. */
export type Actions<Resource> = Readonly<Record<string, Action<Resource>>>;

/** An update action as a caller sends it. */
export interface WantedAction {
  readonly action: string;
  readonly [field: string]: unknown;
}

/** What makes the update actions of a type of resource. */
export const actionsOn = <Resource>() => ({
  action: <Fields extends z.ZodRawShape>(
    fields: Fields,
    apply: (current: Resource, fields: z.output<z.ZodObject<Fields>>, storage: Storage) => Resource,
  ): Action<Resource> => ({ schema: z.strictObject(fields), apply }),
  /** An action whose fields take the place of those of the resource; what is left out is removed. */
  setting: (fields: z.ZodRawShape): Action<Resource> => ({
    schema: z.strictObject(fields),
    apply: (current, values: Readonly<Record<string, unknown>>) => ({
      ...current,
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]])),
    }),
  }),
  /** An action with one field, which is added to a list of the resource. */
  adding: (list: keyof Resource, field: string, schema: z.ZodType): Action<Resource> => ({
    schema: z.strictObject({ [field]: schema }),
    apply: (current, fields: Readonly<Record<string, unknown>>) => ({
      ...current,
      [list]: [...(current[list] as readonly unknown[]), fields[field]],
    }),
  }),
});

/** @throws CommercetoolsError InvalidJsonInput if the name of an action, or one of its fields, is unknown. */
export function applied<Resource>(
  actions: Actions<Resource>,
  current: Resource,
  { action: name, ...fields }: WantedAction,
  storage: Storage,
): Resource {
  const known = actions[name];
  if (!known) throw invalidBody(`actions: There is no action '${name}'.`);
  return known.apply(current, parsed(known.schema, fields, `actions -> ${name}`) as never, storage);
}
