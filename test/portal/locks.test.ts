/** The lock of the page: what it has freed itself it can have at once, however late the host takes it back. */
import { afterEach, expect, test, vi } from 'vitest';
import type { LockDoor } from '../../src/contract/host';
import { createNeighbours } from '../../src/portal/neighbours';

/** A lock manager that takes a freed lock back a task later, as browsers do. */
class SlowManager {
  held = false;

  async request(
    _name: string,
    options: { readonly ifAvailable?: boolean },
    callback: (lock: unknown) => unknown,
  ): Promise<unknown> {
    if (this.held && options.ifAvailable === true) return callback(null);
    this.held = true;
    const given = await callback({});
    await new Promise((resolve) => setTimeout(resolve, 5));
    this.held = false;
    return given;
  }
}

const doorOf = (manager: SlowManager): LockDoor => {
  vi.stubGlobal('navigator', { locks: manager });
  vi.stubGlobal('BroadcastChannel', undefined);
  const { locks } = createNeighbours(null);
  if (locks === null) throw new Error('there are locks');
  return locks;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a lock that this page has just freed is had again at once', async () => {
  const door = doorOf(new SlowManager());
  const free = await door.get('try', () => undefined);
  expect(free).not.toBeNull();
  free?.();
  expect(await door.get('try', () => undefined)).not.toBeNull();
});

test('a lock that another page has is not had', async () => {
  const manager = new SlowManager();
  const other = doorOf(manager);
  const free = await other.get('try', () => undefined);
  const door = doorOf(manager);
  expect(await door.get('try', () => undefined)).toBeNull();
  free?.();
  await vi.waitFor(async () => expect(await door.get('try', () => undefined)).not.toBeNull());
});
