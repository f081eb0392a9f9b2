import type { ReactNode } from 'react';
import { TextsProvider, type PageTexts } from '../i18n/texts-provider.tsx';
import { Layout } from '../layout/layout.tsx';
import type { Language } from '../../stores/types.ts';

interface PageProps {
  readonly pageContext: { readonly language: Language; readonly texts: PageTexts };
  readonly children: ReactNode;
}

/** One page inside its texts and the site's frame. */
export function Page({ pageContext, children }: PageProps) {
  return (
    <TextsProvider language={pageContext.language} texts={pageContext.texts}>
      <Layout>{children}</Layout>
    </TextsProvider>
  );
}
