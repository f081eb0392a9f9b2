import { Link } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useSitePaths } from '../navigation/page-context.tsx';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import { ModalDialog } from '../components/modal-dialog.tsx';
import * as styles from './navigation-drawer.module.css';
import type { useCategories } from '../components/use-categories.ts';

/** The categories on small screens: a drawer from the side, with subcategories folded below their parent. */
export function NavigationDrawer({ categories }: { categories: ReturnType<typeof useCategories> }) {
  const { t } = useTranslation();
  const navOpen = useShopState((state) => state.navOpen);
  const drawerIndices = useShopState((state) => state.drawerIndices);
  const sitePath = useSitePaths();
  const dispatch = useShopDispatch();
  const close = () => dispatch({ type: 'setNavOpen', open: false });
  return (
    <ModalDialog
      label={t('nav.label')}
      closeLabel={t('nav.close')}
      open={navOpen}
      onClose={close}
      placement="side"
    >
      <ul role="list" className={styles.list}>
        {categories.map(({ key, name, path, children }, index) => (
          <li key={key}>
            {children.length === 0 ? (
              <Link to={path} onClick={close}>
                {name}
              </Link>
            ) : (
              <details open={drawerIndices[0] === index}>
                <summary
                  onClick={(event) => {
                    event.preventDefault();
                    dispatch({
                      type: 'setDrawerIndices',
                      indices: [drawerIndices[0] === index ? -1 : index, -1],
                    });
                  }}
                >
                  {name}
                </summary>
                <ul role="list" className={styles.children}>
                  {[{ key, name: t('nav.allOf', { category: name }), path }, ...children].map((child) => (
                    <li key={child.key}>
                      <Link to={child.path} onClick={close}>
                        {child.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            )}
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
