import { WithdrawalScreen } from '../customer-service/withdrawal-screen.tsx';
import { headOf } from './page-data.tsx';

export default WithdrawalScreen;

export const Head = headOf((texts) => texts.withdrawal);
