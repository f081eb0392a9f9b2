import type { GatsbySSR } from 'gatsby';
import type { ComponentProps, ReactElement } from 'react';

/**
 * Gatsby's script with the path of the page would be another one on every page. This one is the same on all, so that one
 * content security policy serves the site: the path is its attribute (decision 027).
 * @throws Error if Gatsby's script says something else.
 */
export const steadyScriptOfPath: NonNullable<GatsbySSR['onPreRenderHTML']> = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const components = getPostBodyComponents() as readonly ReactElement<ComponentProps<'script'>>[];
  const expected = `/*<![CDATA[*/window.pagePath=${JSON.stringify(pathname)};/*]]>*/`;
  replacePostBodyComponents(
    components.map((component) => {
      if (component.key !== 'script-loader') return component;
      if (component.props.dangerouslySetInnerHTML?.__html !== expected)
        throw new Error(`Gatsby's script of a page is no longer ${expected}`);
      const __html = 'pagePath=document.currentScript.dataset.path';
      return <script key="script-loader" data-path={pathname} dangerouslySetInnerHTML={{ __html }} />;
    }),
  );
};
