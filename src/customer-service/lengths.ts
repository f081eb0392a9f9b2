import type {
  maxNameLength as contractName,
  maxSupportMessageLength as contractMessage,
} from '../../contract/customer-service.ts';
import type { withdrawalLengths as contractWithdrawal } from '../../contract/withdrawal.ts';

/*
 * The contract's maximums, tied to it by their types: importing the values would add every schema to the pages, and to
 * what is loaded with the first addition to a cart.
 */
export const maxNameLength: typeof contractName = 80;
export const maxSupportMessageLength: typeof contractMessage = 1000;
export const withdrawalLengths: typeof contractWithdrawal = {
  name: 80,
  orderNumber: 40,
  email: 254,
  items: 1000,
  note: 1000,
};
