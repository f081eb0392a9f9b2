import type { Hono } from 'hono';
import { z } from 'zod';

/**
 * Controls of an app, which answer 409 to what cannot be done, and 400 to what is none.
 * @returns adds one. Its `act` returns false if there is nothing that it could be done to.
 */
export const postsTo =
  (app: Hono) =>
  <T>(path: string, schema: z.ZodType<T>, act: (body: T) => unknown) =>
    app.post(path, async (context) => {
      const body = schema.safeParse(await context.req.json().catch(() => null));
      if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
      if (act(body.data) === false) return context.json({ message: 'This cannot be done' }, 409);
      return context.json({});
    });
