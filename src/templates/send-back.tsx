import { ReturnScreen } from '../returns/return-screen.tsx';
import { headOf } from './page-data.tsx';

export default ReturnScreen;

export const Head = headOf((texts) => texts.returns);
