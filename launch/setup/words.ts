import { z } from 'zod';
import type { CommercetoolsSettings } from '../../commerce/client.ts';
import { thrownBy, thrownStatus } from '../../commerce/mapping/errors.ts';
import { kinds, type Step } from '../../commerce/project/plan.ts';

/** What a step is done to: `type cart-checkout`. */
const nameOf = ({ kind, key }: Step) => `${kinds[kind]} ${key}`;

/** One step in words, with a line for each thing that it changes. */
export function stepText(step: Step): string {
  const details =
    step.does === 'change' ? step.changes.map(({ says }) => says) : step.does === 'conflict' ? step.says : [];
  const lines = [
    `${step.does.padEnd(8)}  ${nameOf(step)}`,
    ...details.map((detail) => `          ${detail}`),
  ];
  return lines.join('\n');
}

/** The plan in words: what is left alone is only counted, unless something has to be said about it. */
export function planText(steps: readonly Step[]): string {
  const left = steps.filter(({ does }) => does === 'leave');
  const notes = steps.flatMap((step) =>
    step.does === 'leave' && step.says !== undefined ? `${nameOf(step)}: ${step.says}` : [],
  );
  const lines = steps.filter(({ does }) => does !== 'leave').map(stepText);
  return [...lines, `leave     ${left.length} that are as they have to be`, ...notes].join('\n');
}

const bodySchema = z.object({ body: z.object({ message: z.string() }) });

/** What a refusal of commercetools means for whoever runs the set-up, and what to do. */
export function errorText(error: unknown, { projectKey, authUrl, apiUrl }: CommercetoolsSettings): string {
  const status = thrownStatus(error);
  const parsed = bodySchema.safeParse(thrownBy(error));
  const message = parsed.success ? ` It says: ${parsed.data.body.message}` : '';
  const again = 'Run this again: what has been done stays.';
  if (error instanceof z.ZodError)
    return `${apiUrl} does not answer as commercetools does. Check COMMERCETOOLS_API_URL.`;
  if (status === 401)
    return `commercetools does not accept COMMERCETOOLS_ADMIN_CLIENT_ID and COMMERCETOOLS_ADMIN_CLIENT_SECRET. Copy both again, from a client of “${projectKey}” in the region of ${authUrl}.`;
  if (status === 403)
    return `The administrator’s client may not do this. It needs the scopes manage_project and manage_api_clients of “${projectKey}”.${message}`;
  if (status === 404)
    return `There is no project “${projectKey}” at ${apiUrl}. Check COMMERCETOOLS_PROJECT_KEY and the region.${message}`;
  if (status === 409) return `Somebody else is changing the project. ${again}`;
  if (status === 429) return `commercetools has had too many requests. Wait a minute. ${again}`;
  if (status >= 500) return `commercetools cannot answer just now (${status}). ${again}`;
  if (status >= 400) return `commercetools refuses this.${message}`;
  const addresses = [...new Set([authUrl, apiUrl])].join(' and ');
  return `Nothing answers as commercetools does at ${addresses}. Set COMMERCETOOLS_AUTH_URL and COMMERCETOOLS_API_URL to those of your project, and look at the network; without them, the sandbox of \`npm start\` has to run. ${again}`;
}
