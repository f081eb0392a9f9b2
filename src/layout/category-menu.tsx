import { Link } from 'gatsby';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronIcon } from '../components/icons.tsx';
import { Later } from '../components/later.tsx';
import { Picture } from '../components/picture.tsx';
import type { CategoryTree } from '../components/use-categories.ts';
import { loadPart } from '../recovery/reload-guard.ts';
import * as styles from './category-menu.module.css';

/** How long a mouse rests on a category until its panel opens, and how long it may be elsewhere until one closes. */
const restMs = 150;
const absenceMs = 300;

const loadProducts = () => loadPart(() => import('./menu-products.tsx'));

/**
 * The categories on a wide screen: links, and for each a button that shows what is in it (the pattern "disclosure navigation
 * with top-level links" of the ARIA Authoring Practices Guide). A mouse need only rest there.
 */
export function CategoryMenu({ categories }: { categories: readonly CategoryTree[] }) {
  const { t } = useTranslation();
  const { open, nav, rest, toggle, close } = useOpenPanel();
  const id = useId();
  // Products are fetched once somebody is about to open a panel.
  const [isTouched, setIsTouched] = useState(false);
  const touch = () => setIsTouched(true);
  return (
    <nav
      ref={nav}
      aria-label={t('nav.label')}
      className={styles.menu}
      onPointerEnter={touch}
      onPointerLeave={rest(null)}
    >
      <ul role="list">
        {categories.map((category) => {
          const { key, name, path } = category;
          const isOpen = open === key;
          return (
            <li key={key} onPointerMove={rest(key)}>
              <Link to={path} activeClassName={styles.current ?? ''} partiallyActive onClick={close}>
                {name}
              </Link>
              <button
                type="button"
                className={styles.more}
                aria-label={t('nav.moreOf', { category: name })}
                aria-expanded={isOpen}
                aria-controls={`${id}-${key}`}
                onFocus={touch}
                onClick={() => toggle(key)}
              >
                <ChevronIcon />
              </button>
              <div id={`${id}-${key}`} hidden={!isOpen} className={styles.panel}>
                {isOpen && (
                  <div className={styles.columns}>
                    <PanelLinks category={category} onFollow={close} />
                    <Later wanted load={loadProducts}>
                      {({ MenuProducts }) => <MenuProducts category={key} onFollow={close} />}
                    </Later>
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <Later wanted={isTouched} load={loadProducts}>
        {({ MenuLoader }) => <MenuLoader />}
      </Later>
    </nav>
  );
}

function PanelLinks({ category, onFollow }: { category: CategoryTree; onFollow: () => void }) {
  const { t } = useTranslation();
  const all = { ...category, name: t('nav.allOf', { category: category.name }) };
  return (
    <ul role="list" className={styles.links}>
      {[all, ...category.children].map(({ key, name, path, picture }) => (
        <li key={key}>
          <Link to={path} onClick={onFollow}>
            <span className={styles.picture}>
              <Picture picture={picture} alt="" sizes="4rem" />
            </span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Which category's panel is open. Escape, a press elsewhere, and moving the focus elsewhere close it. */
function useOpenPanel() {
  const [open, setOpen] = useState<string | null>(null);
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The category on which a mouse rests. One that the page has moved below a mouse is not touched by it. */
  const over = useRef<string | null>(null);
  const rest =
    (key: string | null) =>
    ({ pointerType }: PointerEvent) => {
      const before = over.current;
      over.current = pointerType === 'mouse' ? key : null;
      if (pointerType !== 'mouse' || key === before) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(key), key === null ? absenceMs : restMs);
    };
  /** Also before it opens, for whoever follows a link at once. */
  const close = () => {
    clearTimeout(timer.current);
    setOpen(null);
  };
  const toggle = (key: string) => {
    // A mouse that has just left must not close what was opened by a key.
    clearTimeout(timer.current);
    // A mouse that rests there has opened it already, and closes it by leaving.
    setOpen(open === key && over.current === null ? null : key);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (open === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const leave = ({ target }: Event) => {
      if (!nav.current?.contains(target as Node)) setOpen(null);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (nav.current?.contains(document.activeElement))
        nav.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      setOpen(null);
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', escape, { signal });
    return () => listening.abort();
  }, [open]);
  return { open, nav, rest, toggle, close };
}
