export { formatMoney } from '../../contract/format-money.ts';
