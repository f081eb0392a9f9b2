import { headingsIn } from './headings.ts';

/** A question of a page whose front matter says `questions: true`, with the heading it stands below. */
export interface Question {
  readonly group: string;
  readonly anchor: string;
  readonly question: string;
  readonly answerHtml: string;
}

export interface Questions {
  /** What stands above the first group. */
  readonly introduction: string;
  readonly questions: readonly Question[];
  /** What follows the last answer, from a heading of the second level that has no question on. */
  readonly conclusion: string;
}

/**
 * The questions of a page: headings of the second level are groups, those of the third are questions.
 * @param html of the whole text.
 * @throws Error if a question stands above the first group or has no answer; it does not name the file.
 */
export function questionsIn(html: string): Questions {
  const parts = html.split(/(?=<h2 )/);
  const groups = parts.filter((part) => part.startsWith('<h2 '));
  const introduction = parts.find((part) => !groups.includes(part)) ?? '';
  if (introduction.includes('<h3 '))
    throw new Error('a question stands above the first heading of its group.');
  const asked = groups.filter((group) => group.includes('<h3 '));
  return {
    introduction,
    questions: asked.flatMap(questionsOfGroup),
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
