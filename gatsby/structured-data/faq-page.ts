import type { FAQPage } from 'schema-dts';

export interface AnsweredQuestion {
  /** Plain text. */
  readonly question: string;
  /** As the page shows it; links must be absolute. */
  readonly answerHtml: string;
}

/**
 * Questions that a page answers. All of them and their complete answers must be visible on it
 * (https://developers.google.com/search/docs/appearance/structured-data/faqpage).
 * @returns null without questions, which a page must not claim to have.
 */
export function faqPage(questions: readonly AnsweredQuestion[]): FAQPage | null {
  if (questions.length === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answerHtml }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerHtml },
    })),
  };
}
