import { expect, it } from 'vitest';
import { Latencies } from './latencies.ts';

it('prints percentiles of what was asked', () => {
  const latencies = new Latencies();
  for (let time = 1; time <= 100; time += 1) latencies.add('GET cart', time, 200);
  expect(
    latencies
      .table()
      .split('\n')[1]
      ?.split(/\s{2,}/),
  ).toEqual(['GET cart', '100', '50', '90', '99', '100']);
  expect(latencies.total).toBe(100);
  expect(latencies.serverErrors).toEqual([]);
});

it('reports server errors, and only those', () => {
  const latencies = new Latencies();
  latencies.add('GET cart', 1, 404);
  latencies.add('POST cart', 1, 503);
  expect(latencies.serverErrors).toEqual(['POST cart: 503 × 1']);
});
