import { z } from 'zod';
import { refusal } from '../errors.ts';
import type { Resources, TypeId } from '../resources.ts';
import { newResource, type Storage } from '../storage.ts';
import { keySchema } from '../validation.ts';

/** One update action: its fields, and what they change. */
interface Action<Resource> {
  readonly schema: z.ZodType;
  readonly apply: (current: Resource, fields: never, storage: Storage) => Resource;
}

/** @param fields those of the action, beside its name. */
export const action = <Resource, Fields extends z.ZodRawShape>(
  fields: Fields,
  apply: (current: Resource, fields: z.output<z.ZodObject<Fields>>, storage: Storage) => Resource,
): Action<Resource> => ({ schema: z.strictObject({ action: z.string(), ...fields }), apply });

/** How one of a project's own resources is created and changed. */
export interface ProjectResource<T extends TypeId> {
  readonly type: T;
  readonly draft: z.ZodType<object>;
  /** What the service makes of a draft, beside its ID and version; nothing if it takes it as it is. */
  readonly complete?: (draft: never, storage: Storage) => object;
  readonly actions: Readonly<Record<string, Action<Resources[T]>>>;
}

export const label = z.record(z.string().regex(/^[a-z]{2}(-\w+)*$/i), z.string().min(1));
export const draftOf = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ key: keySchema, ...fields });

/** `setKey`, which most resources have. */
export const setKey = <Resource extends object>(): Action<Resource> =>
  action({ key: keySchema }, (current: Resource, { key }) => ({ ...current, key }));

/** @throws CommercetoolsError InvalidJsonInput if the fields of an action, or its name, are unknown. */
export function updated<T extends TypeId>(
  { actions }: ProjectResource<T>,
  current: Resources[T],
  wanted: readonly { readonly action: string }[],
  storage: Storage,
): Resources[T] {
  return wanted.reduce((resource, fields) => {
    const known = actions[fields.action];
    const parsed = known?.schema.safeParse(fields);
    if (known && parsed?.success) return known.apply(resource, parsed.data as never, storage);
    const detailedErrorMessage = `actions -> ${fields.action}: ${parsed?.error?.issues[0]?.message ?? 'unknown action'}`;
    throw refusal('InvalidJsonInput', 'Request body does not contain valid JSON.', { detailedErrorMessage });
  }, current);
}

/** The resource of a draft. */
export const created = <T extends TypeId>(
  { complete }: ProjectResource<T>,
  draft: object,
  storage: Storage,
): Resources[T] =>
  ({ ...newResource(), ...draft, ...complete?.(draft as never, storage) }) as unknown as Resources[T];
