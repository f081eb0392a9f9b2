/** The most files that a host takes of a storefront, and of one folder of it. */
const limits = {
  /**
   * https://developers.cloudflare.com/workers/platform/limits/#static-assets, on a paid plan. A free one takes 20,000, but does not
   * give the shop API enough CPU time (docs/hosting.md).
   */
  cloudflare: { files: 100_000, inFolder: Infinity },
  /** https://docs.netlify.com/site-deploys/overview/#files-per-directory-limit */
  netlify: { files: Infinity, inFolder: 54_000 },
  node: { files: Infinity, inFolder: Infinity },
} as const;

/** The hosts that storefronts can be packed for. */
export type HostName = keyof typeof limits;
export const hostNames = Object.keys(limits) as HostName[];

/** What a build writes, as far as a host cares. */
export interface ExpectedFiles {
  readonly products: number;
  readonly languages: number;
  /** All of them together. */
  readonly files: number;
  /** Those among them that are pictures (`IMAGES=files`). */
  readonly pictures: number;
  /** In the folder that has the most. */
  readonly inFolder: number;
}

/** Refuses a storefront that its host would not take. @throws Error with the figures, and what to do. */
export function expectRoomOn(host: HostName, store: string, expected: ExpectedFiles): void {
  const { products, languages, files, pictures, inFolder } = expected;
  const most = limits[host];
  const isTooMany = files > most.files;
  if (!isTooMany && inFolder <= most.inFolder) return;
  const count = (number: number) => number.toLocaleString('en');
  const [found, allowed] = isTooMany
    ? [`${count(files)} files`, count(most.files)]
    : [`${count(inFolder)} files in one folder`, count(most.inFolder)];
  const ofPictures = isTooMany && pictures > 0 ? `, ${count(pictures)} of them pictures` : '';
  throw new Error(
    `The storefront ${store} would have about ${found} (${count(products)} products, languages: ${languages}${ofPictures}), and ${host} takes ${allowed}. Deploy it to a Node host, which takes any number, or divide its countries or languages among several storefronts (docs/hosting.md, “Building and deploying”).`,
  );
}
