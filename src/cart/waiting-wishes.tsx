import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useCartState, useCartStore } from './use-cart.tsx';
import * as styles from './waiting-wishes.module.css';

/** What was added without a connection and is not in the cart yet, or could not be put there. */
export function WaitingWishes() {
  const { t } = useTranslation('cart');
  const waiting = useCartState((state) => state.waiting);
  const { dropWish } = useCartStore();
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t('waiting.title')}</h2>
      <p role="status">{t('waiting.text')}</p>
      <ul role="list">
        {waiting.map(({ id, name, quantity, refusal }) => (
          <li key={id}>
            {t('waiting.item', { count: quantity, name })}{' '}
            <button
              type="button"
              className="link"
              aria-label={t('lines.removeNamed', { name })}
              onClick={() => void dropWish(id)}
            >
              {t('lines.remove')}
            </button>
            <ErrorText error={refusal ?? null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
