import ts from 'typescript';

/** A test, or a group of tests, whose title cites rules of `docs/product.md` that it proves. */
export interface Citation {
  readonly ids: readonly string[];
  /** Path from the root of the repository. */
  readonly file: string;
  /** The rest of the title. */
  readonly title: string;
}

const functions = ['test', 'it', 'describe'];
/** What prevents a test from running. */
const notRun = ['skip', 'todo', 'fixme'];
const looksLikeCitation = /^(product|spec) \d/;
const citationPattern = /^product (\d+(?:\.\d+)+(?:, \d+(?:\.\d+)+)*): (.+)$/s;

/**
 * The citations in a test file: titles such as `product 4.21: …` or `product 4.21, 5.7: …`. Parts of a title that are
 * filled in when the tests run stay as written.
 * @throws Error if a title starts like a citation but is not a valid one.
 */
export function citationsIn(file: string, source: string): Citation[] {
  return titlesIn(file, source)
    .filter((title) => looksLikeCitation.test(title))
    .map((whole) => {
      const [, ids, title] = citationPattern.exec(whole) ?? [];
      if (ids === undefined || title === undefined)
        throw new Error(
          `${file}: "${whole}" starts like a citation; write "product 4.21, 5.7: what it proves".`,
        );
      return { ids: ids.split(', '), file, title };
    });
}

function titlesIn(file: string, source: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const sourceFile = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    if (first && ts.isCallExpression(node) && isTest(node.expression)) {
      const title = textOf(first, sourceFile);
      if (title !== null) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return titles;
}

/** Whether this is `test`, `it.each(…)`, `test.describe`, … and runs. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return functions.includes(callee.text);
  if (ts.isPropertyAccessExpression(callee))
    return !notRun.includes(callee.name.text) && isTest(callee.expression);
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag);
}

function textOf(node: ts.Expression, sourceFile: ts.SourceFile): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  const parts = node.templateSpans.map(
    ({ expression, literal }) => `\${${expression.getText(sourceFile)}}${literal.text}`,
  );
  return node.head.text + parts.join('');
}
