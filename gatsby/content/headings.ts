import { anchorOf } from '../../stores/content-text.ts';

interface Heading {
  readonly level: 2 | 3;
  readonly anchor: string;
  /** Without markup. */
  readonly words: string;
}

const heading = /<h([23]) id="([^"]*)">(.*?)<\/h\1>/g;

/** The headings of a page, in order. @param html as `contentHtml` renders it with anchors */
export const headingsIn = (html: string): Heading[] =>
  [...html.matchAll(heading)].map(([, level, anchor = '', words = '']) => ({
    level: level === '2' ? 2 : 3,
    anchor,
    words: plain(words),
  }));

export const anchorsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{2,3} (.+)$/gm)].map(([, words = '']) => anchorOf(words));

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (html: string): string =>
  html.replace(/<[^<>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** A question of a page whose front matter says `questions: true`, with the heading it stands below. */
interface Question {
  readonly group: string;
  readonly anchor: string;
  readonly question: string;
  readonly answerHtml: string;
}

/**
 * The questions of a page: headings of the second level are groups, those of the third are questions.
 * @param html of the whole text.
 * @throws Error if a question stands above the first group or has no answer; it does not name the file.
 */
export function questionsIn(html: string) {
  const parts = html.split(/(?=<h2 )/);
  const groups = parts.filter((part) => part.startsWith('<h2 '));
  const introduction = parts.find((part) => !groups.includes(part)) ?? '';
  if (introduction.includes('<h3 '))
    throw new Error('a question stands above the first heading of its group.');
  const asked = groups.filter((group) => group.includes('<h3 '));
  return {
    /** What stands above the first group. */
    introduction,
    questions: asked.flatMap(questionsOfGroup),
    /** What follows the last answer, from a heading of the second level that has no question on. */
    conclusion: groups.filter((group) => !asked.includes(group)).join(''),
  };
}

function questionsOfGroup(html: string): Question[] {
  const [top = '', ...parts] = html.split(/(?=<h3 )/);
  const [group] = headingsIn(top);
  return parts.map((part) => {
    const [heading] = headingsIn(part);
    const answerHtml = part.slice(part.indexOf('</h3>') + '</h3>'.length).trim();
    const question = heading?.words ?? '';
    if (answerHtml === '') throw new Error(`the question “${question}” has no answer.`);
    return { group: group?.words ?? '', anchor: heading?.anchor ?? '', question, answerHtml };
  });
}
