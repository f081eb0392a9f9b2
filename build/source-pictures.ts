import type { SourceNodesArgs } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';

/** Fetches a remote picture into a File node and answers its id; the same address is fetched once. */
export type FetchPicture = (url: string) => Promise<string>;

/**
 * Fetches pictures and shows how many there still are.
 * `fetchPicture` throws an Error naming the address: a shop without pictures is not published.
 */
export function pictureFetcher(args: SourceNodesArgs) {
  const started = new Map<string, Promise<string>>();
  const progress = args.reporter.createProgress('fetch pictures', 0);
  progress.start();

  const fetchOnce = async (url: string) => {
    const { cache, createNodeId, actions } = args;
    const file = await createRemoteFileNode({
      url,
      cache,
      createNodeId,
      createNode: actions.createNode,
    }).catch((error: unknown) => {
      throw new Error(`The picture ${url} cannot be fetched.`, { cause: error });
    });
    progress.tick();
    return file.id;
  };
  const fetchPicture: FetchPicture = (url) => {
    const known = started.get(url);
    if (known) return known;
    const fetching = fetchOnce(url);
    started.set(url, fetching);
    progress.total = started.size;
    return fetching;
  };
  return { fetchPicture, end: () => progress.end() };
}
