import { ReviewScreen } from '../reviews/review-screen.tsx';
import { headOf } from './page-data.tsx';

export default function ReviewTemplate() {
  return <ReviewScreen />;
}

export const Head = headOf((texts) => texts['write-review']);
