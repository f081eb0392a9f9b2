import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useSitePaths } from '../navigation/page-context.tsx';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import { ModalDialog } from '../components/modal-dialog.tsx';
import * as styles from './navigation-drawer.module.css';
import type { CategoryTree } from '../components/use-categories.ts';

/** The categories on small screens: a drawer from the side, whose two levels of subcategories are folded. */
export function NavigationDrawer({ categories }: { categories: readonly CategoryTree[] }) {
  const { t } = useTranslation();
  const navOpen = useShopState((state) => state.navOpen);
  const [first, second] = useShopState((state) => state.drawerIndices);
  const sitePath = useSitePaths();
  const dispatch = useShopDispatch();
  const close = () => dispatch({ type: 'setNavOpen', open: false });
  const unfold = (index: number, below = -1) =>
    dispatch({ type: 'setDrawerIndices', indices: [index, below] });
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
          <Link to={sitePath('category/selected/shop')} onClick={close}>
            {t('nav.shopAll')}
          </Link>
        </li>
      </ul>
    </ModalDialog>
  );
}

interface BranchProps {
  readonly category: CategoryTree;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onFollow: () => void;
  /** The list items of its subcategories. */
  readonly children: ReactNode;
}

/** A category: a link, or folded, if it has subcategories, with a link to all of its products first. */
function Branch({
  category: { name, path, children: below },
  isOpen,
  onToggle,
  onFollow,
  children,
}: BranchProps) {
  const { t } = useTranslation();
  if (below.length === 0) {
    return (
      <Link to={path} onClick={onFollow}>
        {name}
      </Link>
    );
  }
  return (
    <details open={isOpen}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
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
