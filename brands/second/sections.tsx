import { Link } from 'gatsby';
import type { BrandSections, SectionProps } from '../types.ts';
import type english from './texts/en/translation.json';

type Texts = typeof english.sections;

declare module '../section-types.ts' {
  interface BrandSectionTexts extends Texts {}
}

function Repairs({ text, pathTo }: SectionProps) {
  return (
    <p className="notice">
      <Link to={pathTo('contact')}>{text('repairs')}</Link>
    </p>
  );
}

/** A home page that begins with what is new, and has nothing to read. */
export const sections: BrandSections = {
  home: ['newest', Repairs, 'categories', 'favorites', 'accessories', 'picked', 'personal', 'recent'],
};
