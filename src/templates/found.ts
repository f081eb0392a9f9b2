/**
 * What a page's query was made to find.
 * @throws Error when it is not there: the page was made of a node that is gone.
 */
export function found<Node>(node: Node | null): Node {
  if (node === null) throw new Error('The page was made of a node that is not there.');
  return node;
}
