// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPages, register } from './register.ts';
import { workerStore } from './worker-store.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active = null;
}

let registration: FakeRegistration;
let container: { controller: object | null; register: () => Promise<unknown>; ready: Promise<unknown> };
const told = () => workerStore.getState();

beforeEach(() => {
  workerStore.setState({ state: 'none', update: null });
  registration = new FakeRegistration();
  container = {
    controller: null,
    register: vi.fn(() => Promise.resolve(registration)),
    ready: new Promise(() => undefined),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});

/** A worker is found and becomes one state after the other. */
function find(...states: string[]) {
  registration.installing = new FakeWorker();
  const worker = registration.installing;
  registration.dispatchEvent(new Event('updatefound'));
  states.forEach((state) => worker.become(state));
}

test('product 4.7: the worker is registered at /sw.js on this machine', async () => {
  await register();
  expect(container.register).toHaveBeenCalledWith('/sw.js');
});

test.each([
  ['https:', 'shop.example', true],
  ['http:', 'localhost', true],
  ['http:', 'se.localhost', true],
  ['http:', 'shop.example', false],
  ['http:', '192.0.2.1', false],
  ['http:', 'notlocalhost', false],
  ['http:', 'localhost.example', false],
])('product 4.7, 8.9: at %s//%s, it is registered: %s', async (protocol, hostname, isAllowed) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('location', { protocol, hostname });
  await register();
  expect(container.register).toHaveBeenCalledTimes(isAllowed ? 1 : 0);
  expect(log).toHaveBeenCalledTimes(isAllowed ? 0 : 1);
});

test('product 4.8: the shop is told when an update is found', async () => {
  await register();
  find();
  expect(told()).toMatchObject({ state: 'update-found', update: null });
});

test('product 4.9: a first worker makes the shop available offline, another one is an update', async () => {
  await register();
  find('installed');
  expect(told()).toMatchObject({ state: 'available', update: null });
  container.controller = {};
  find('installed');
  expect(told()).toMatchObject({ state: 'updated', update: registration });
});

test('product 4.10: the shop is told when a worker is redundant; one that still waits is offered on', async () => {
  container.controller = {};
  registration.waiting = new FakeWorker();
  await register();
  find('redundant');
  expect(told().update).toBe(registration);
  registration.waiting = null;
  find('redundant');
  expect(told()).toMatchObject({ state: 'redundant', update: null });
});

test('product 4.11: the shop is told when a worker is activated, also by another tab', async () => {
  container.controller = {};
  await register();
  find('installed', 'activating', 'activated');
  expect(told()).toMatchObject({ state: 'active', update: null });
});

test('an update that has waited since an earlier visit is offered', async () => {
  registration.waiting = new FakeWorker();
  container.controller = {};
  await register();
  expect(told().update).toBe(registration);
});

test('product 8.8: a worker that cannot be registered is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  container.register = () => Promise.reject(new Error('blocked'));
  await register();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be registered'), new Error('blocked'));
  expect(told().state).toBe('none');
});

test('product 8.9: where service workers are not available, an error is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await register();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('not available'));
});

test.each(['installing', 'waiting'])(
  'with a newer worker %s, the old one is told no pages',
  async (state) => {
    vi.useFakeTimers();
    container.ready = Promise.resolve();
    const postMessage = vi.fn();
    const registered = { installing: null, waiting: null, active: { postMessage } };
    keepPages({ ...registered, [state]: new FakeWorker() } as never);
    await vi.advanceTimersByTimeAsync(3000);
    expect(postMessage).not.toHaveBeenCalled();
  },
);
