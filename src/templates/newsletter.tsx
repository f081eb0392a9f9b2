import { NewsletterScreen } from '../newsletter/newsletter-screen.tsx';
import { headOf } from './page-data.tsx';

export default function NewsletterTemplate() {
  return <NewsletterScreen />;
}

export const Head = headOf((texts) => texts.newsletter);
