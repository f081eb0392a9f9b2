import { useTranslation } from 'react-i18next';
import { useSitePaths } from '../navigation/page-context.tsx';
import { MessageScreen } from '../components/message-screen.tsx';
import { headOf } from './page-data.tsx';
import { WaysOn } from './ways-on.tsx';

/** Shown by the host when it fails itself: it has plain links, so that it works even if nothing else does. */
export default function ServerErrorTemplate() {
  const { t } = useTranslation();
  const sitePath = useSitePaths();
  return (
    <MessageScreen title={t('serverError.title')} text={t('serverError.text')}>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {t('serverError.retry')}
      </button>
      <a href={sitePath('home')} className="button button-quiet">
        {t('serverError.home')}
      </a>
      <WaysOn />
    </MessageScreen>
  );
}

export const Head = headOf((texts) => texts.translation.serverError);
