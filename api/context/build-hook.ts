/** How the host is asked for a build: by a POST to an address. */
export interface BuildHook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What `repository_dispatch` of GitHub is called that `.github/workflows/follow-catalogue.yml` reacts to. */
const eventType = 'catalogue-changed';

/** Netlify's build hook, or Cloudflare's deploy hook: whoever knows its address may use it. */
export const hookAt = (url: string): BuildHook => ({ url, headers: {} });

/**
 * `repository_dispatch` of GitHub (https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event).
 * @param repository `owner/name`.
 * @param storefront which of them is to be built.
 */
export const hookOfRepository = (repository: string, token: string, storefront: string): BuildHook => ({
  url: `https://api.github.com/repos/${repository}/dispatches`,
  headers: {
    Accept: 'application/vnd.github+json',
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'User-Agent': 'storefront',
    'X-GitHub-Api-Version': '2022-11-28',
  },
  body: JSON.stringify({ event_type: eventType, client_payload: { storefront } }),
});
