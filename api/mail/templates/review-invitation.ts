import { smallImage } from '../../../contract/small-image.ts';
import { heading, link, note, paragraph, pictured, starLinks } from './elements.ts';
import type { MailTemplate } from './mail-template.ts';

interface ReviewInvitationData {
  readonly orderNumber: string;
  readonly products: readonly {
    readonly name: string;
    readonly imageUrl: string | null;
    /** Absolute, with the token: the page on which a review is written. `stars` may be added to its query. */
    readonly reviewUrl: string;
  }[];
  /** Absolute, with the token: the order's page, which has a button for it. Programs that open links change nothing. */
  readonly declineUrl: string;
}

const stars = [1, 2, 3, 4, 5] as const;

/** Asks, once, what somebody thinks of what they bought: each star is a link, so that one touch is an answer. */
export const reviewInvitation: MailTemplate<ReviewInvitationData> = {
  subject: (_data, { t }) => t('reviewInvitation.subject'),
  content: ({ orderNumber, products, declineUrl }, { t }) => [
    heading(t('reviewInvitation.heading')),
    paragraph(t('reviewInvitation.text')),
    ...products.map(({ name, imageUrl, reviewUrl }) =>
      pictured(
        imageUrl && smallImage(imageUrl),
        link(name, reviewUrl),
        starLinks(
          stars.map((count) => ({
            label: t('reviewInvitation.stars', { stars: count }),
            address: `${reviewUrl}&stars=${count}`,
          })),
        ),
      ),
    ),
    note(t('reviewInvitation.why', { number: orderNumber })),
    note(link(t('reviewInvitation.decline'), declineUrl)),
  ],
};
