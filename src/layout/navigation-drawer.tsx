import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brands/browser.ts';
import { useSitePaths } from '../navigation/page-context.tsx';
import { useShop, useShopState } from '../shop/shop-context.tsx';
import { drawersOpened, navOpened } from '../shop/shop-state.ts';
import { ModalDialog } from '../components/modal-dialog.tsx';
import * as styles from './navigation-drawer.module.css';
import { Picture } from '../components/picture.tsx';
import type { CategoryTree } from '../components/use-categories.ts';
import { RegionButton } from '../region/region-button.tsx';
import { type NamedLink, usePageLinks } from '../components/use-page-links.ts';
import { sitePages } from './site-pages.ts';

/** The menu on small screens: categories with two levels of subcategories, folded, then help, guides, and the country. */
export function NavigationDrawer({ categories }: { categories: readonly CategoryTree[] }) {
  const { t } = useTranslation();
  const navOpen = useShopState((state) => state.navOpen);
  const [first, second] = useShopState((state) => state.drawerIndices);
  const sitePath = useSitePaths();
  const linksTo = usePageLinks();
  const { setState } = useShop();
  const close = () => setState(navOpened(false));
  const unfold = (index: number, below = -1) => setState(drawersOpened([index, below]));
  return (
    <ModalDialog
      label={t('nav.label')}
      closeLabel={t('nav.close')}
      open={navOpen}
      onClose={close}
      placement="side"
    >
      <ul role="list" className={styles.list}>
        {categories.map((category, index) => (
          <li key={category.key}>
            <Branch
              category={category}
              isOpen={first === index}
              onToggle={() => unfold(first === index ? -1 : index)}
              onFollow={close}
            >
              {category.children.map((child, childIndex) => (
                <li key={child.key}>
                  <Branch
                    category={child}
                    isOpen={second === childIndex}
                    onToggle={() => unfold(index, second === childIndex ? -1 : childIndex)}
                    onFollow={close}
                  >
                    {child.children.map((leaf) => (
                      <li key={leaf.key}>
                        <Link to={leaf.path} onClick={close}>
                          {leaf.name}
                        </Link>
                      </li>
                    ))}
                  </Branch>
                </li>
              ))}
            </Branch>
          </li>
        ))}
        <li>
          <Link to={sitePath(brand.pages.shop)} onClick={close}>
            {t('nav.shopAll')}
          </Link>
        </li>
      </ul>
      {(['help', 'guides', 'about'] as const).map((group) => (
        <DrawerLinks
          key={group}
          title={t(`footer.${group}`)}
          links={linksTo(sitePages[group])}
          onFollow={close}
        />
      ))}
      <div className={styles.region}>
        <RegionButton placement="footer" onOpen={close} />
      </div>
    </ModalDialog>
  );
}

interface DrawerLinksProps {
  readonly title: string;
  readonly links: readonly NamedLink[];
  readonly onFollow: () => void;
}

function DrawerLinks({ title, links, onFollow }: DrawerLinksProps) {
  if (links.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      <ul role="list" className={styles.children}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} onClick={onFollow}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface BranchProps {
  readonly category: CategoryTree;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

/** A category: a link, or folded, if it has subcategories, with a link to all of its products first. */
function Branch({
  category: { name, path, picture, children: below },
  isOpen,
  onToggle,
  onFollow,
  children,
}: BranchProps) {
  const { t } = useTranslation();
  if (below.length === 0) {
    return (
      <Link to={path} onClick={onFollow}>
        <Thumbnail picture={picture} />
        {name}
      </Link>
    );
  }
  return (
    <details className={styles.branch} open={isOpen}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        <Thumbnail picture={picture} />
        {name}
      </summary>
      <ul role="list" className={styles.children}>
        <li>
          <Link to={path} onClick={onFollow}>
            {t('nav.allOf', { category: name })}
          </Link>
        </li>
        {children}
      </ul>
    </details>
  );
}

function Thumbnail({ picture }: { readonly picture: CategoryTree['picture'] | undefined }) {
  return (
    picture && (
      <span className={styles.thumbnail}>
        <Picture picture={picture} alt="" sizes="3rem" />
      </span>
    )
  );
}
