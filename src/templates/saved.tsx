import { SavedScreen } from '../saved/saved-screen.tsx';
import { headOf } from './page-data.tsx';

export default SavedScreen;

export const Head = headOf((texts) => texts.saved);
