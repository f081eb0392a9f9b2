import { expect, test } from 'vitest';
import { pinoLog, withFields } from './pino-log.ts';

/** The lines that a log wrote, parsed. */
function linesOf(write: (log: ReturnType<typeof pinoLog>) => void): unknown[] {
  const lines: string[] = [];
  write(pinoLog({ service: 'shop-api', store: 'de' }, { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as unknown);
}

test('one line per event, with level, time, and details', () => {
  const [line] = linesOf((log) => log.info('An order was placed', { orderNumber: 'DE-1' }));
  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
    service: 'shop-api',
    store: 'de',
    event: 'An order was placed',
    orderNumber: 'DE-1',
  });
});

test('fields of a request are on each of its lines', () => {
  const lines = linesOf((log) => {
    const request = withFields(log, { correlationId: 'c-1' });
    request.warn('One');
    request.error('Two', { payment: 'p' });
  });
  expect(lines).toMatchObject([
    { level: 'warn', correlationId: 'c-1' },
    { level: 'error', correlationId: 'c-1', payment: 'p' },
  ]);
});

test('errors are written with their causes, whether they are the details or a part of them', () => {
  const error = new Error('outer', { cause: new Error('inner') });
  for (const line of linesOf((log) => {
    log.error('Whole', error);
    withFields(log, {}).error('Part', { error });
  })) {
    expect(line).toMatchObject({ error: { message: 'outer', cause: { message: 'inner' } } });
  }
});

test('what identifies a shopper or opens something is left out', () => {
  const order = { token: 'v1.secret', email: 'ada@example.com' };
  const error = new Error('450 <ada@example.com>: try later');
  const messageId = `<${'0af1'.repeat(8)}@shop.example>`;
  const [line] = linesOf((log) =>
    log.info('Event', { ...order, details: { order }, list: order, error, messageId }),
  );
  expect(JSON.stringify(line)).not.toMatch(/secret|ada/);
  expect(line).toMatchObject({ error: { message: '450 <…>: try later' }, messageId });
});
