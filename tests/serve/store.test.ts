// The main thread's side of the lead store: one call at a time, senders in turn, patience that begins with the call.
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LeadThread, openStore } from '../../generator/serve/store';
import type { Call } from '../../generator/serve/storeCalls';

const LEAD = { settings: {}, statement: { sql: 'SELECT 1', params: [], readOnly: false } };

/** A thread that keeps what it is asked, and answers when it is told to. */
class Thread extends EventEmitter {
  asked: Call[] = [];
  ended = false;

  postMessage(call: Call): void {
    this.asked.push(call);
  }

  async terminate(): Promise<number> {
    this.ended = true;
    return 0;
  }

  answer(): void {
    this.emit('message', { id: this.asked.at(-1)?.id, ok: true, result: { kind: 'done', rows: 1 } });
  }
}

function open() {
  const thread = new Thread();
  return { thread, store: openStore(thread as unknown as LeadThread) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('calls of the lead store', () => {
  it('are with the thread one at a time, the senders in turn', async () => {
    const { thread, store } = open();
    const order: string[] = [];
    const call = (sender: string) => store.call('execute', LEAD, sender).then(() => order.push(sender));
    const calls = [...Array.from({ length: 50 }, () => call('attacker')), call('visitor'), call('other')];
    expect([thread.asked.length, store.waiting()]).toEqual([1, 52]);
    for (let count = 0; count < 52; count += 1) {
      thread.answer();
      expect(thread.asked.length).toBe(Math.min(count + 2, 52));
    }
    await Promise.all(calls);
    expect(order.slice(0, 5)).toEqual(['attacker', 'attacker', 'visitor', 'other', 'attacker']);
    expect(store.waiting()).toBe(0);
  });

  it('may wait for long: patience is for the one that has begun', async () => {
    const { thread, store } = open();
    let failed: Error | null = null;
    void store.failed.then((cause) => (failed = cause));
    const calls = Array.from({ length: 100 }, () => store.call('execute', LEAD));
    for (const _call of calls) {
      await vi.advanceTimersByTimeAsync(29_000);
      thread.answer();
    }
    expect(await Promise.all(calls)).toHaveLength(100);
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(failed).toBeNull();
  });

  it('fail all together once the thread does not answer one', async () => {
    const { thread, store } = open();
    const calls = [store.call('execute', LEAD, 'one'), store.call('execute', LEAD, 'two'), store.call('count', null)];
    const settled = Promise.allSettled(calls);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((await store.failed).message).toBe('The lead store has not answered for 30 s.');
    expect([thread.ended, thread.asked.length, store.waiting()]).toEqual([true, 1, 0]);
    await expect(store.call('count', null)).rejects.toThrow('has not answered');
  });

  it('that have not begun are given up at the end; the one that has is answered', async () => {
    const { thread, store } = open();
    const [begun, waiting] = [store.call('execute', LEAD, 'one'), store.call('execute', LEAD, 'two')];
    const closed = store.close();
    await expect(waiting).rejects.toThrow('is being closed');
    thread.answer();
    expect(await begun).toEqual({ kind: 'done', rows: 1 });
    expect(thread.asked.map(({ name }) => name)).toEqual(['execute', 'close']);
    thread.answer();
    await closed;
    expect(thread.ended).toBe(true);
  });
});
