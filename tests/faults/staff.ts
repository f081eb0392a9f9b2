import type { Random } from './random.ts';
import { skus, type World } from './world.ts';

const changes = ['stock', 'price', 'code', 'address', 'version'] as const;

/** What staff do in commercetools while a shopper is paying. */
export async function meddle(world: World, random: Random, cartId: () => string | null): Promise<void> {
  const { schedule, books, faults } = world;
  const task = schedule.current.getStore();
  if (!task) return;
  await schedule.turn(task, 'come in');
  const change = random.pick(changes);
  faults.count(`staff: ${change}`);
  world.note(`staff change ${change}`);
  const id = cartId();
  if (change === 'stock') setStock(world, random.pick([0, 0, 1, 2]));
  else if (change === 'price') books.edit('product', raisePrices);
  else if (change === 'code') books.edit('discount-code', deactivate);
  else if (change === 'address') books.edit('cart', (cart) => cart['id'] === id && moveElsewhere(cart));
  else if (id !== null) books.touch(id);
}

function deactivate(code: Record<string, unknown>): boolean {
  code['isActive'] = false;
  return true;
}

function moveElsewhere(cart: Record<string, unknown>): boolean {
  const address = cart['shippingAddress'];
  if (cart['cartState'] === 'Ordered' || typeof address !== 'object') return false;
  cart['shippingAddress'] = { ...address, streetName: 'Bahnhofstraße 4' };
  cart['version'] = Number(cart['version']) + 1;
  return true;
}

/** Sells or receives goods elsewhere. */
function setStock({ books, restocked }: World, quantity: number): void {
  const [sku] = skus;
  const difference = quantity - (books.stock().get(sku) ?? 0);
  restocked.set(sku, (restocked.get(sku) ?? 0) + difference);
  books.edit('inventory-entry', (entry) => {
    if (entry['sku'] !== sku) return false;
    entry['availableQuantity'] = Number(entry['availableQuantity']) + difference;
    entry['quantityOnStock'] = Number(entry['quantityOnStock']) + difference;
    entry['version'] = Number(entry['version']) + 1;
    return true;
  });
}

/** Every price becomes a hundredth higher. */
function raisePrices(product: Record<string, unknown>): boolean {
  const text = JSON.stringify(product['masterVariant']);
  const raise = (_: string, amount: string) => `"centAmount":${Math.round(Number(amount) * 1.01)}`;
  product['masterVariant'] = JSON.parse(text.replace(/"centAmount":(\d+)/g, raise)) as unknown;
  return true;
}
