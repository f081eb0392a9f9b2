import { useTranslation } from 'react-i18next';
import * as service from '../customer-service/customer-service.module.css';

export function ReviewScreen() {
  const { t } = useTranslation('write-review');
  return (
    <div className={`page ${service.screen ?? ''}`}>
      <header className={service.header}>
        <h1>{t('title')}</h1>
        <p>{t('description')}</p>
      </header>
    </div>
  );
}
