import type { Registration } from '../../../contract/registration.ts';

/** A registration of a product with a batch that the tests recall. */
export const registered = (changes: Partial<Registration> = {}): Registration => ({
  ...{ id: 'P-1', receivedAt: '2026-01-12T12:00:00.000Z', language: 'en', product: 'toy', model: 'Toy' },
  ...{ batch: 'HF24031', bought: { on: '', at: '' }, name: 'Ada Berg', email: 'ada@example.com', phone: '' },
  ...{ address: '1 Main Street\nSpringfield', country: 'us', ...changes },
});
