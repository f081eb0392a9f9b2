import { useTranslation } from 'react-i18next';
import type { ReviewDetail } from '../../contract/review.ts';
import { amountText } from '../../stores/measures/fact-texts.ts';
import { useMeasureReader } from '../i18n/use-locale.ts';

/** How something reads that a reviewer says of themselves, e.g. “Child was 8 months old”. */
export function useDetailText(): (detail: ReviewDetail, said: string | number) => string {
  const { t } = useTranslation('reviews');
  const { t: ofAll } = useTranslation();
  const reader = useMeasureReader();
  return (detail, said) => {
    const words = `details.${detail.key}`;
    if ('choices' in detail) return t(`${words}.options.${said}` as 'title');
    const value = amountText(ofAll, detail, Number(said), reader);
    return said === 0 && detail.zero !== undefined ? value : t(`${words}.text` as 'title', { value });
  };
}
