import type { Claim } from '../../../contract/claim.ts';
import { endonymOf, offeredLanguage } from '../../../stores/languages.ts';
import { dayText, exactTimeText } from '../../../stores/time-text.ts';
import { fact, heading, link, note, paragraph, quotation, subheading } from './elements.ts';
import type { MailTemplate, MailWords } from './mail-template.ts';

/**
 * Tells whoever made a claim that it has arrived. What was typed is quoted only to the order's own address: any other may have been
 * typed by anybody.
 */
export const claimReceived: MailTemplate<Claim> = {
  subject: ({ id }, { t }) => t('claimReceived.subject', { number: id }),
  content: (claim, words) => {
    const { t } = words;
    return [
      heading(t('claimReceived.heading')),
      paragraph(t('claimReceived.text')),
      fact(t('claimReceived.id'), claim.id),
      fact(t('claimReceived.receivedAt'), exactTimeText(claim.receivedAt, words)),
      ...(claim.order === 'matched'
        ? [
            ...guaranteeFact(claim, words),
            paragraph(t('claimReceived.quoted')),
            quotation(...statementFacts(claim, words)),
          ]
        : []),
      subheading(t('claimReceived.nextHeading')),
      paragraph(t('claimReceived.next')),
      note(t('claimReceived.ignore')),
    ];
  },
};

interface ClaimReportData extends Claim {
  /** Links to its photographs. */
  readonly photos: readonly string[];
}

/** A claim, to the shop's staff, who answer to the customer. */
export const claimReport: MailTemplate<ClaimReportData> = {
  subject: ({ id, product }, { t }) => t('claimReport.subject', { number: id, product }),
  content: (claim, words) => {
    const { t } = words;
    const { number } = claim;
    const standing = claim.isRegistered ? 'matched' : claim.order;
    return [
      heading(t('claimReport.heading', { name: claim.name })),
      fact(t('claimReceived.id'), claim.id),
      fact(t('claimReceived.receivedAt'), exactTimeText(claim.receivedAt, words)),
      fact(t('checkout:fields.email'), claim.email),
      fact(t('supportMessage.language'), endonymOf(offeredLanguage(words.store, claim.language))),
      number && fact(t('claims:fields.number'), `${number} (${t(`claimReport.order.${standing}`)})`),
      ...guaranteeFact(claim, words),
      ...statementFacts(claim, words),
      ...claim.photos.map((url, index) => paragraph(link(t('photos:photo', { number: index + 1 }), url))),
      note(t('claimReport.answer')),
    ];
  },
};

function guaranteeFact({ guarantee }: Claim, words: MailWords) {
  if (!guarantee) return [];
  const { t } = words;
  const date = dayText(guarantee.until, { ...words, timeZone: 'UTC' });
  return [fact(t('claims:guarantee.label'), t('claims:guarantee.text', { count: guarantee.years, date }))];
}

function statementFacts(claim: Claim, words: MailWords) {
  const { t } = words;
  const { boughtOn, boughtAt } = claim;
  const facts = [
    [t('claims:fields.product'), claim.product],
    ['SKU', claim.sku],
    [t('claims:fields.batch'), claim.batch],
    [t('claims:fields.boughtOn'), boughtOn && dayText(boughtOn, { ...words, timeZone: 'UTC' })],
    [t('claims:fields.boughtAt'), boughtAt],
    [t('claims:fields.problem'), t(`claims:problems.${claim.problem}`)],
    [t('claims:fields.message'), claim.message],
    [t('claims:fields.wish'), t(`claims:wishes.${claim.wish}`)],
  ] as const;
  return facts.filter(([, value]) => value !== '').map(([label, value]) => fact(label, value));
}
