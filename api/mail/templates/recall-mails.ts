import { button, heading, note, paragraph, subheading } from './elements.ts';
import type { MailTemplate } from './mail-template.ts';

interface RecallData {
  /** Of the recall's page, as an editor has written them. */
  readonly title: string;
  readonly description: string;
  /** Absolute: the recall's page. */
  readonly recallUrl: string;
  /** The recalled batches that the owner has registered, as labels print them; none if they may have one. */
  readonly batches: readonly string[];
  /** The registrations, or else the orders, by which the shop knows that, e.g. `DE-7K3M-9QF2-HT5V`. */
  readonly numbers: readonly string[];
}

/**
 * Tells the owner of a recalled product what to do first, and where the rest is. Its heading is what European law demands
 * (Regulation (EU) 2023/988, Article 36(2)(a)). It sells nothing, and nobody can unsubscribe from it.
 */
export const recall: MailTemplate<RecallData> = {
  subject: ({ title }, { t }) => t('recall.subject', { title }),
  content: ({ title, description, recallUrl, batches, numbers }, { t }) => {
    const known = { numbers: numbers.join(', '), batch: batches.join(' / ') };
    return [
      heading(t('recall.heading')),
      subheading(title),
      paragraph(description),
      ...(batches.length === 0
        ? [
            paragraph(t('recall.perhaps', known)),
            paragraph(t('recall.check')),
            button(t('recall.checkButton'), recallUrl),
          ]
        : [
            paragraph(t('recall.affected', known)),
            paragraph(t('recall.stop')),
            button(t('recall.stopButton'), recallUrl),
          ]),
      note(t('recall.passOn')),
      note(t('recall.why')),
    ];
  },
};
