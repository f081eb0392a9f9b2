import { registrationKind } from '../../commerce/customer-requests.ts';
import type { Registration } from '../../contract/registration.ts';
import { offeredLanguage } from '../../stores/languages.ts';
import { urlOf } from '../../stores/urls.ts';
import { tokenQuery } from '../context/identifiers.ts';
import type { AnsweredKind } from '../customer-service/acknowledge.ts';
import { mayLeave } from '../mail/due/send-now.ts';
import { renderMail } from '../mail/templates/render-mail.ts';

/**
 * Registrations, and what is sent about them: one e-mail with the link that shows, changes, and deletes it, again after each change, to
 * the address that it then has. The registration counts all the same if there is no such address, or if it has been written to too often
 * in the last hour.
 */
export const answeredRegistrations: AnsweredKind<Registration> = {
  ...registrationKind,
  async mailsAbout(context, registration) {
    const { store, environment } = context;
    const { id, email: to, changedAt, endedAt } = registration;
    if (to === '' || endedAt !== undefined) return [];
    const mail = changedAt === undefined ? 'registered' : `changed-${Date.parse(changedAt)}`;
    if (!(await mayLeave(context, 'product-registered', { address: to, id: `${id} ${mail}` }))) return [];
    const language = offeredLanguage(store, registration.language);
    const query = tokenQuery('registration', id, environment.sessionSecrets);
    const data = { ...registration, pageUrl: `${urlOf(store, language, 'registration')}?${query}` };
    const render = () => renderMail('product-registered', data, { store, language });
    return [{ id: mail, to, language, isOptional: true, render }];
  },
};
