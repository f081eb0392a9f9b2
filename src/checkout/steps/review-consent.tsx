import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useReviewInvitations } from '../use-review-invitations.ts';
import type { AddressFormValues } from './address-form-values.ts';
import * as styles from './address-form.module.css';

/** May we ask once how they like it? As the storefront's law has it: who wants that says so, or who does not. Nothing is preselected. */
export function ReviewConsent() {
  const { t } = useTranslation('checkout');
  const { setValue } = useFormContext<AddressFormValues>();
  const answer = useWatch<AddressFormValues, 'reviewAnswer'>({ name: 'reviewAnswer' });
  const toldId = useId();
  const law = useReviewInvitations();
  if (law === undefined) return null;
  const [ticked, unticked] = law === 'agreed' ? (['yes', 'no'] as const) : (['no', 'yes'] as const);
  return (
    <div>
      {law === 'notDeclined' && <p id={toldId}>{t('reviewInvitation.told')}</p>}
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={answer === ticked}
          aria-describedby={law === 'notDeclined' ? toldId : undefined}
          onChange={({ target }) => setValue('reviewAnswer', target.checked ? ticked : unticked)}
        />
        {t(law === 'agreed' ? 'reviewInvitation.agree' : 'reviewInvitation.decline')}
      </label>
    </div>
  );
}
