import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetWritten, noteWritten } from './api/last-written.js';
import { neverOlder } from './never-older.js';

const view = (id: string, position: number) => ({ id, stream_position: position });

describe('what arrives after a write', () => {
  beforeEach(() => noteWritten('work-order/a@4'));
  afterEach(forgetWritten);

  test('is shown where it is newer or as new, and leaves what is newer on the screen', () => {
    expect(neverOlder(view('a', 3), view('a', 4))).toEqual(view('a', 4));
    expect(neverOlder({ ...view('a', 3), status: 'opened' }, { ...view('a', 3), status: 'accepted' })).toMatchObject({
      status: 'accepted',
    });
    expect(neverOlder(view('a', 4), view('a', 3))).toEqual(view('a', 4));
  });

  test('decides which streams there are: what it lacks is gone, what it adds is there', () => {
    expect(neverOlder([view('a', 4), view('b', 9)], [view('c', 1), view('a', 3)])).toEqual([view('c', 1), view('a', 4)]);
    expect(neverOlder({ count: 2, results: [view('a', 4), view('b', 9)] }, { count: 1, results: [view('a', 3)] })).toEqual({
      count: 1,
      results: [view('a', 4)],
    });
    expect(neverOlder(view('a', 4), '404')).toBe('404');
    expect(neverOlder(undefined, [view('a', 3)])).toEqual([view('a', 3)]);
  });

  test('leaves what did not change the same object, so that nothing is drawn again', () => {
    const shown = [view('a', 4), view('b', 9)];
    expect(neverOlder(shown, [view('a', 3), view('b', 9)])).toBe(shown);
  });

  test('is believed, older or not, once the own write is long ago or nothing was written: a restored database is right', () => {
    forgetWritten();
    expect(neverOlder(view('a', 4), view('a', 3))).toEqual(view('a', 3));
    noteWritten('work-order/a@4', Date.now() - 31_000);
    expect(neverOlder([view('a', 4)], [view('a', 3)])).toEqual([view('a', 3)]);
  });

  test('keeps a value written while a question was on its way', async () => {
    const cache = new QueryClient();
    const answer = Promise.withResolvers<ReturnType<typeof view>[]>();
    const asked = cache.fetchQuery({ queryKey: ['records'], queryFn: () => answer.promise, structuralSharing: neverOlder });
    cache.setQueryData(['records'], [view('a', 4)]);
    answer.resolve([view('a', 3)]);
    await asked;
    expect(cache.getQueryData(['records'])).toEqual([view('a', 4)]);
  });
});
