import { ClaimScreen } from '../claims/claim-screen.tsx';
import { headOf } from './page-data.tsx';

export default ClaimScreen;

export const Head = headOf((texts) => texts.claims);
