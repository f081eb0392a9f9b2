import { ContactScreen } from '../customer-service/contact-screen.tsx';
import { headOf } from './page-data.tsx';

export default ContactScreen;

export const Head = headOf(({ 'customer-service': { contact } }) => ({
  title: contact.title,
  description: contact.lead,
}));
