import { type SubmitEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Alternate } from '../../stores/alternates.ts';
import type { DirectoryEntry } from '../../stores/directory.ts';
import { endonymOf } from '../../stores/languages.ts';
import type { Language } from '../../stores/types.ts';
import { useFocusOnce } from '../components/focus-on.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { useStore, useUserCountry } from '../shop/shop-context.tsx';
import { hrefFor, preferredLanguages } from './choose-alternate.ts';
import * as styles from './country-selector.module.css';
import { findCountries } from './find-countries.ts';
import { listCountries, type ListedCountry } from './listed-countries.ts';
import { keepLanguage, presentQueryAndHash, useOfferedLanguages } from './offered-languages.ts';

export interface CountrySelectorProps {
  readonly directory: readonly DirectoryEntry[];
  /** This page's addresses in other storefronts. */
  readonly alternates: readonly Alternate[];
  /** Called with a country of this storefront: ISO 3166-1 alpha-2, lower case. */
  readonly onChooseCountry: (country: string) => void;
}

/** Every country that shoppers can choose, the visitor's own first, by continent and with a search, and the languages here. */
export function CountrySelector({ directory, alternates, onChooseCountry }: CountrySelectorProps) {
  const { t } = useTranslation('country');
  const language = useLanguage();
  const searchId = useId();
  const field = useFocusOnce<HTMLInputElement>();
  const list = useRef<HTMLDivElement>(null);
  const [term, setTerm] = useState('');
  const countries = useMemo(() => listCountries(directory, language), [directory, language]);
  const found = findCountries(countries, term);

  const takeTheOnlyOne = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (found.length === 1) list.current?.querySelector<HTMLElement>('a, button')?.click();
  };
  return (
    <div className={styles.selector}>
      <h2>{t('title')}</h2>
      <p>{t('lead')}</p>
      <LanguageLinks />
      <form role="search" className={styles.search} onSubmit={takeTheOnlyOne}>
        <label htmlFor={searchId}>{t('search')}</label>
        <input
          ref={field}
          id={searchId}
          type="search"
          className="input"
          autoComplete="off"
          enterKeyHint="go"
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
        <p role="status" className={styles.found}>
          {found.length > 0 ? t('found', { count: found.length }) : t('none', { term: term.trim() })}
        </p>
      </form>
      <div ref={list}>
        <Continents countries={found} alternates={alternates} onChooseCountry={onChooseCountry} />
      </div>
    </div>
  );
}

interface ContinentsProps extends Pick<CountrySelectorProps, 'alternates' | 'onChooseCountry'> {
  readonly countries: readonly ListedCountry[];
}

function Continents({ countries, alternates, onChooseCountry }: ContinentsProps) {
  const { t } = useTranslation('country');
  const titleId = useId();
  const { compare } = new Intl.Collator(useLanguage());
  const storeId = useStore().id;
  const ownCode = useUserCountry();
  const isOwn = ({ entry }: ListedCountry) => entry.storeId === storeId && entry.country === ownCode;
  const own = countries.find(isOwn);
  const ownFirst = (isFirst: boolean) => (isFirst ? 0 : 1);
  const continents = [...new Set(countries.map(({ continent }) => continent))]
    .map((code) => ({ code, title: t(`continents.${code}`), rank: ownFirst(code === own?.continent) }))
    .sort((one, other) => one.rank - other.rank || compare(one.title, other.title));
  return continents.map(({ code, title }) => (
    <section key={code} aria-labelledby={`${titleId}-${code}`}>
      <h3 id={`${titleId}-${code}`} className={styles.groupTitle}>
        {title}
      </h3>
      <ul role="list">
        {countries
          .filter(({ continent }) => continent === code)
          .sort((one, other) => ownFirst(one === own) - ownFirst(other === own))
          .map((country) => (
            <li key={country.entry.country}>
              <CountryOption country={country} alternates={alternates} onChoose={onChooseCountry} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function LanguageLinks() {
  const { t } = useTranslation('country');
  const titleId = useId();
  const current = useLanguage();
  const offered = useOfferedLanguages();
  if (offered.length < 2) return null;
  return (
    <section aria-labelledby={titleId} className={styles.languages}>
      <h3 id={titleId} className={styles.groupTitle}>
        {t('language')}
      </h3>
      <ul role="list">
        {offered.map(({ language, path }) => (
          <li key={language}>
            <LanguageLink language={language} path={path} isCurrent={language === current} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Not Gatsby's `Link`: another language is another document, starting with its `lang` attribute. */
function LanguageLink(props: { language: Language; path: string; isCurrent: boolean }) {
  const { language, path, isCurrent } = props;
  const { t } = useTranslation('country');
  const descriptionId = useId();
  const name = endonymOf(language);
  return (
    <a
      className={styles.option}
      href={path + presentQueryAndHash()}
      lang={language}
      hrefLang={language}
      aria-current={isCurrent}
      aria-describedby={isCurrent ? descriptionId : undefined}
      onClick={() => keepLanguage(language)}
    >
      {name}
      {isCurrent && <Mark sign="✓" id={descriptionId} words={t('languageChosen', { language: name })} />}
    </a>
  );
}

interface CountryOptionProps {
  readonly country: ListedCountry;
  readonly alternates: readonly Alternate[];
  readonly onChoose: (country: string) => void;
}

/** Selected immediately if this storefront sells there, otherwise a link to its own storefront. */
function CountryOption({ country: { entry, name, native }, alternates, onChoose }: CountryOptionProps) {
  const { t } = useTranslation('country');
  const descriptionId = useId();
  const languages = preferredLanguages(useLanguage());
  const current = useUserCountry();
  const isHere = useStore().id === entry.storeId;
  const isCurrent = isHere && entry.country === current;
  const names = (
    <span>
      {name} {native && <NativeName {...native} />}
    </span>
  );
  if (!isHere) {
    return (
      <a
        className={styles.option}
        href={hrefFor({ alternates, entry, languages }) ?? undefined}
        aria-describedby={descriptionId}
      >
        {names}
        <Mark sign="↗" id={descriptionId} words={t('ownShop', { country: name })} />
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.option}
      aria-current={isCurrent}
      aria-describedby={isCurrent ? descriptionId : undefined}
      onClick={() => onChoose(entry.country)}
    >
      {names}
      {isCurrent && <Mark sign="✓" id={descriptionId} words={t('chosen', { country: name })} />}
    </button>
  );
}

function NativeName({ name, language }: NonNullable<ListedCountry['native']>) {
  return (
    <span lang={language} className={styles.native}>
      {name}
    </span>
  );
}

/** A sign to look at, and what it means as the description of its option. */
function Mark({ sign, id, words }: Readonly<Record<'sign' | 'id' | 'words', string>>) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span id={id} hidden>
        {words}
      </span>
    </>
  );
}
