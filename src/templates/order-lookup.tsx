import { OrderLookupScreen } from '../customer-service/order-lookup-screen.tsx';
import { headOf } from './page-data.tsx';

export default OrderLookupScreen;

export const Head = headOf(({ 'customer-service': { lookup } }) => ({
  title: lookup.title,
  description: lookup.lead,
}));
