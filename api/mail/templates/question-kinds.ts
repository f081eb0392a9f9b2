import type { Question } from '../../../contract/question.ts';
import { endonymOf, offeredLanguage } from '../../../stores/languages.ts';
import { exactTimeText } from '../../../stores/time-text.ts';
import { button, fact, heading, lines, link, note, paragraph, quotation, subheading } from './elements.ts';
import type { MailTemplate } from './mail-template.ts';

interface QuestionReportData extends Question {
  /** Absolute: the page of the product that the question is about. */
  readonly productUrl: string;
}

/** A question about a product, to the shop's staff, with the command that answers it. */
export const questionReport: MailTemplate<QuestionReportData> = {
  subject: ({ id, productKey }, { t }) => t('questionReport.subject', { number: id, product: productKey }),
  content: ({ productUrl, ...asked }, words) => {
    const { t } = words;
    return [
      heading(t('questionReport.heading')),
      fact(t('claimReceived.id'), asked.id),
      fact(t('claimReceived.receivedAt'), exactTimeText(asked.receivedAt, words)),
      paragraph(link(asked.productKey, productUrl)),
      fact(t('checkout:fields.email'), asked.email),
      fact(t('supportMessage.language'), endonymOf(offeredLanguage(words.store, asked.language))),
      fact(t('questionReport.question'), asked.question),
      fact(t('questionReport.command'), `npm run reviews -- answer ${asked.id} "…"`),
      note(t('claimReport.answer')),
    ];
  },
};

interface QuestionAnsweredData {
  readonly question: string;
  readonly answer: string;
  /** Absolute: the page of the product; null if it is not sold anymore. */
  readonly productUrl: string | null;
}

/** What staff answered, to the address that somebody gave with the question. */
export const questionAnswered: MailTemplate<QuestionAnsweredData> = {
  subject: (_data, { t }) => t('questionAnswered.subject'),
  content: ({ question, answer, productUrl }, { t }) => [
    heading(t('questionAnswered.heading')),
    paragraph(t('questionAnswered.asked')),
    quotation(lines(question.split('\n'))),
    subheading(t('questionAnswered.answer')),
    lines(answer.split('\n')),
    ...(productUrl === null ? [] : [button(t('backInStock.button'), productUrl)]),
    note(t('questionAnswered.last')),
    note(t('questionAnswered.ignore')),
  ],
};
