import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import { berlin, createCart, newYork, refusalOf, startProject, update } from '../testing/project.ts';

const german = { currency: 'EUR', country: 'DE', lineItems: [{ sku: 'BIB', quantity: 1 }] };
const bavaria = { ...berlin, city: 'Munich', state: 'BY' };

contract('the project', (rule, ownRule) => {
  ownRule(
    'has a tax rate for every state an address names, unless states fall back to their country',
    async () => {
      const { sdk, storage } = await startProject();
      const missing = { statusCode: 400, code: 'MissingTaxRateForCountry', country: 'DE', state: 'BY' };
      const order = () => createCart(sdk, { ...german, shippingAddress: bavaria });
      expect(await refusalOf(order())).toMatchObject(missing);
      const cart = await createCart(sdk, { ...german, shippingAddress: berlin });
      const move = update(sdk, cart, { action: 'setShippingAddress', address: bavaria });
      expect(await refusalOf(move)).toMatchObject(missing);
      const [project] = storage.all('project');
      if (!project) throw new Error('The project has settings.');
      const carts = { ...project.carts, countryTaxRateFallbackEnabled: true };
      storage.update('project', project, { ...project, carts });
      expect((await order()).lineItems[0]?.taxRate).toMatchObject({ country: 'DE', amount: 0.19 });
      const guam = createCart(sdk, {
        shippingAddress: { ...newYork, state: 'GU' },
        lineItems: german.lineItems,
      });
      expect(await refusalOf(guam)).toMatchObject({ code: 'MissingTaxRateForCountry', state: 'GU' });
    },
  );
});
