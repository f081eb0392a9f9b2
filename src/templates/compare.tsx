import { CompareScreen } from '../compare/compare-screen.tsx';
import { headOf } from './page-data.tsx';

export default CompareScreen;

export const Head = headOf(({ compare }) => ({ title: compare.title }));
