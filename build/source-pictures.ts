import type { SourceNodesArgs } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';

/** Fetches a remote picture into a File node and answers its id; the same address is fetched once. */
export type FetchPicture = (url: string) => Promise<string>;

/** @throws Error naming the address when a picture cannot be fetched: a shop without pictures is not published. */
export function pictureFetcher(args: SourceNodesArgs): FetchPicture {
  const started = new Map<string, Promise<string>>();
  const fetchOnce = async (url: string) => {
    const file = await createRemoteFileNode({
      url,
      cache: args.cache,
      createNode: args.actions.createNode,
      createNodeId: args.createNodeId,
    });
    return file.id;
  };
  return (url) => {
    const known = started.get(url);
    if (known) return known;
    const fetching = fetchOnce(url).catch((error: unknown) => {
      throw new Error(`The picture ${url} cannot be fetched.`, { cause: error });
    });
    started.set(url, fetching);
    return fetching;
  };
}
