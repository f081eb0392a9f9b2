import { z } from 'zod';

/** The directives that Sentry knows (`CspDirective` in getsentry/relay); it drops reports about any other. */
const directives = new Set(
  (
    'base-uri child-src connect-src default-src fenced-frame-src font-src form-action frame-ancestors frame-src img-src ' +
    'manifest-src media-src object-src plugin-types prefetch-src referrer script-src script-src-attr script-src-elem ' +
    'style-src style-src-attr style-src-elem upgrade-insecure-requests worker-src sandbox navigate-to report-uri ' +
    'report-to block-all-mixed-content require-sri-for require-trusted-types-for trusted-types'
  ).split(' '),
);

/** A violation as browsers send it to `report-uri`, one per request (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation). */
const single = z.object({
  'csp-report': z.looseObject({
    'document-uri': z.string(),
    'blocked-uri': z.string().default('self'),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'script-sample': z.string().optional(),
  }),
});

/** Violations as browsers send them to `report-to`, several at once (https://www.w3.org/TR/CSP3/#reporting). */
const several = z.array(
  z.looseObject({
    type: z.literal('csp-violation'),
    body: z.looseObject({
      documentURL: z.string(),
      blockedURL: z.string().default('self'),
      effectiveDirective: z.string(),
      sample: z.string().nullish(),
    }),
  }),
);

/** What a page was kept from doing. */
export interface Violation {
  /** The address of the page, without its fragment. */
  readonly page: string;
  readonly directive: string;
  /** An address, or `inline` or `eval`. */
  readonly blocked: string;
  /** The beginning of a script, if the policy asks for it. */
  readonly sample: string | null;
}

/**
 * Reads what a browser sent.
 * @returns null if Sentry would answer 415 to a body of this type.
 * @throws Error that says what is wrong with it.
 */
export function readViolations(contentType: string, text: string): readonly Violation[] | null {
  const [type = ''] = contentType.split(';');
  const accepted = ['application/csp-report', 'application/json', 'application/reports+json'];
  if (!accepted.includes(type.trim().toLowerCase())) return null;
  const body: unknown = JSON.parse(text);
  const violations = Array.isArray(body)
    ? several.parse(body).map(({ body: { documentURL, blockedURL, effectiveDirective, sample } }) => ({
        page: documentURL,
        directive: effectiveDirective,
        blocked: blockedURL,
        sample: sample ?? null,
      }))
    : [single.parse(body)['csp-report']].map((report) => ({
        page: report['document-uri'],
        directive: (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ')[0] ?? '',
        blocked: report['blocked-uri'],
        sample: report['script-sample'] ?? null,
      }));
  for (const { directive } of violations)
    if (!directives.has(directive)) throw new Error(`There is no directive ${directive}`);
  return violations;
}
