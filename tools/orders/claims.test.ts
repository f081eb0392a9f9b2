import { expect, test } from 'vitest';
import { home, sku } from '../../api/testing/sandboxed-shop.ts';
import { useOperatedShop } from './testing/operated-shop.ts';

const operated = useOperatedShop();

test('product 4.629: staff list the claims that are open, and close what they have answered; erase keeps only what is evidence', async () => {
  const { run } = operated;
  expect((await run('claims', '--store', home.id)).text).toBe('None.');
  const claim = {
    ...{ key: crypto.randomUUID(), name: 'Ada', email: 'ada@example.com', number: await operated.buy(), sku },
    ...{ product: 'What was bought', batch: '', boughtOn: '', boughtAt: '', problem: 'worn', wish: 'part' },
    message: 'The strap\nis torn',
  };
  expect((await operated.shop.browser(home.id).send('/api/claims', claim)).status).toBe(201);
  const { text } = await run('claims', '--store', home.id);
  expect(text).toContain(`${claim.number} (found)`);
  expect(text).toContain('worn: The strap is torn');
  const [id = ''] = /^C-\S+/m.exec(text) ?? [];
  const email = ['--email', 'ada@example.com'];
  expect((await run('export', ...email)).text).toContain(id);
  expect((await run('erase', ...email)).text).toContain(`claim ${id}: kept as evidence`);
  expect((await run('close', id)).text).toContain('Nothing has been changed.');
  await run('close', id, '--yes');
  expect((await run('claims', '--store', home.id)).text).toBe('None.');
  expect((await run('claims', '--store', home.id, '--all')).text).toContain('Closed');
  await expect(run('close', 'W-DE-1', '--yes')).rejects.toThrow('Name a claim');
});
