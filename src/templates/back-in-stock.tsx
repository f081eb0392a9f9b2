import { RestockScreen } from '../customer-service/restock-screen.tsx';
import { headOf } from './page-data.tsx';

export default RestockScreen;

export const Head = headOf((texts) => texts.restock.page);
