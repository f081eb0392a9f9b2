import * as z from 'zod/mini';
import { EnvironmentError, type Variables } from './read-settings.ts';

/** As browsers name an origin; without TLS only on one's own machine, because anybody between could embed the shop. */
const isOrigin = (text: string): boolean =>
  /^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/.test(text) &&
  URL.parse(text)?.origin === text;

/** The sites whose frames may contain the shop's pages: comma-separated origins, or none. */
export const embeddingOrigins = z
  .pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((text: string) => text.split(',').flatMap((part) => part.trim() || [])),
      z.array(
        z.string().check(
          z.refine(isOrigin, {
            error: ({ input }) =>
              `must be a comma-separated list of origins, e.g. https://partner.example: ${String(input)} is none`,
          }),
        ),
      ),
    ),
  )
  .register(z.globalRegistry, {
    description:
      'The sites whose frames may contain pages of the shop (hosting.md, “Embedding”): comma-separated origins; by default nobody',
  });

/** For a host that has no other setting. @throws {EnvironmentError} if it is invalid. */
export function embeddingOriginsOf({ EMBEDDING_ORIGINS }: Variables): readonly string[] {
  const parsed = embeddingOrigins.safeParse(EMBEDDING_ORIGINS);
  if (parsed.success) return parsed.data;
  throw new EnvironmentError(
    'The host',
    parsed.error.issues.map(({ message }) => `EMBEDDING_ORIGINS ${message}`),
  );
}
