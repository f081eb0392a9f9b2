import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../stores/types.ts';
import { countryName } from '../../stores/country-name.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { useRequest } from '../components/use-request.ts';
import { type Page, usePage } from '../navigation/page-context.tsx';
import { hrefFor, preferredLanguages } from './choose-alternate.ts';
import { loadDirectory, pageAlternates } from './other-storefronts.ts';
import { useRegion, useRegionState } from './region-context.tsx';
import * as styles from './shop-suggestion.module.css';

/** An unobtrusive bar for visitors whose country has another storefront: a link to it, and a button to stay. */
export function ShopSuggestion() {
  const suggestedCountry = useRegionState((state) => state.suggestedCountry);
  return suggestedCountry === null ? null : <Suggestion key={suggestedCountry} code={suggestedCountry} />;
}

function Suggestion({ code }: { code: string }) {
  const { t } = useTranslation();
  const { stay } = useRegion();
  const country = countryName(code, useLanguage());
  const href = useShopOf(code);
  const maySpeak = useOnceAtTop();
  if (href === null || !maySpeak) return null;
  return (
    <aside aria-label={t('suggestion.label')} className={styles.bar}>
      <p>{t('suggestion.text', { country })}</p>
      <p className={styles.ways}>
        <a href={href} className="link">
          {t('suggestion.go', { country })}
        </a>
        <button type="button" className="link" onClick={stay}>
          {t('suggestion.stay')}
        </button>
      </p>
    </aside>
  );
}

/** Null while unknown, if nobody sells there, and if it fails to load: then there is no suggestion. */
function useShopOf(country: string): string | null {
  const page = usePage();
  const language = useLanguage();
  const key = `${country} ${language} ${page.pageKey}`;
  return useRequest(key, () => findShop(country, language, page)).value;
}

async function findShop(country: string, language: Language, page: Page): Promise<string | null> {
  const entry = (await loadDirectory()).find((candidate) => candidate.country === country);
  if (!entry) return null;
  return hrefFor({ entry, alternates: await pageAlternates(page), languages: preferredLanguages(language) });
}

/** True once the page has been seen from its top: further down, a bar above would move what the visitor is reading. */
function useOnceAtTop(): boolean {
  const [was, setWas] = useState(() => window.scrollY === 0);
  useEffect(() => {
    if (was) return;
    const onScroll = () => window.scrollY === 0 && setWas(true);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [was]);
  return was;
}
