import type { Place } from '../../contract/delivery-requests.ts';
