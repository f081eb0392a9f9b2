import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionList, SectionProps } from '../../brands/types.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { useSitePaths } from '../navigation/page-context.tsx';
import { useStore } from '../shop/shop-context.tsx';

interface SectionsProps<Name extends string, Shown extends object> {
  /** What the brand says; the engine's order if it says nothing. */
  readonly list: SectionList<Name, Shown> | undefined;
  /** The engine's sections, in its order. */
  readonly all: Readonly<Record<Name, ReactNode>>;
  /** What the page shows, for the brand's own sections. */
  readonly shown: Shown;
}

/** The sections of a part of a page: those that the brand wants, in its order. */
export function Sections<Name extends string, Shown extends object>({
  list,
  all,
  shown,
}: SectionsProps<Name, Shown>) {
  const wanted = list
    ? list.map((section) =>
        typeof section === 'string' ? all[section] : <Own component={section} shown={shown} />,
      )
    : Object.values<ReactNode>(all);
  // As if they were written one below the other: the list never changes while a page is open, so they need no keys.
  return createElement(Fragment, null, ...wanted);
}

interface OwnProps<Shown extends object> {
  readonly component: ComponentType<SectionProps & Shown>;
  readonly shown: Shown;
}

function Own<Shown extends object>({ component, shown }: OwnProps<Shown>) {
  const { t } = useTranslation();
  const props: SectionProps = {
    store: useStore(),
    language: useLanguage(),
    text: (key) => t(`sections.${key}` as 'home.title'),
    pathTo: useSitePaths(),
  };
  return createElement(component, { ...shown, ...props });
}
