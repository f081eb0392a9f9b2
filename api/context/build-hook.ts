import type { Settings } from './environment-settings.ts';

/** How the host is asked for a build: by a POST to an address. */
export interface BuildHook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What `repository_dispatch` of GitHub is called that `.github/workflows/follow-catalogue.yml` reacts to. */
const eventType = 'catalogue-changed';

/**
 * How the host is asked for a build, if it is: by Netlify's build hook or Cloudflare's deploy hook, whose address is all that
 * one needs, or by `repository_dispatch` of GitHub
 * (https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event).
 */
export function buildHookOf({
  STORE,
  BUILD_HOOK_URL,
  BUILD_REPOSITORY,
  BUILD_TOKEN = '',
}: Pick<Settings, 'STORE' | 'BUILD_HOOK_URL' | 'BUILD_REPOSITORY' | 'BUILD_TOKEN'>): BuildHook | null {
  if (BUILD_HOOK_URL !== undefined) return { url: BUILD_HOOK_URL.replaceAll('{store}', STORE), headers: {} };
  if (BUILD_REPOSITORY === undefined) return null;
  return {
    url: `https://api.github.com/repos/${BUILD_REPOSITORY}/dispatches`,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${BUILD_TOKEN}`,
      'Content-Type': 'application/json',
      'User-Agent': 'storefront',
      'X-GitHub-Api-Version': '2022-11-28',
    },
    body: JSON.stringify({ event_type: eventType, client_payload: { storefront: STORE } }),
  };
}
