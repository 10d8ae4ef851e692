import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CustomsDialogue } from '@tallyport/contracts/lodgement/dialogue';
import { describe, expect, test } from 'vitest';
import { replayDialogue } from './testing/replay-dialogue.js';

/** Recorded anew by `npm run dialogues:record`; one that a broker exported may lie here as well. */
const FOLDER = join(import.meta.dirname, '../../../../contracts/fixtures/customs-dialogues');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

function recorded(name: string): CustomsDialogue {
  return CustomsDialogue.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
}

test.each(files)('%s comes to the same bytes, words, states and amounts', (name) => {
  expect(replayDialogue(recorded(name))).toEqual([]);
});

test('dialogues of every course lie there', () => {
  const outcomes = files.map((name) => recorded(name).outcome.declaration_status);
  expect(new Set(outcomes)).toEqual(new Set(['authority_to_deal', 'lodged', 'clear', 'withdrawn']));
});

describe.each(files)('a replay of %s notices', (name) => {
  const { turns, ...dialogue } = recorded(name);
  const changed = (type: string, change: (turn: (typeof turns)[number]) => Partial<(typeof turns)[number]>) => {
    const at = turns.findIndex(({ event }) => event.type === type);
    const made = turns.map((turn, index) => (index === at ? { ...turn, ...change(turn) } : turn));
    return replayDialogue({ ...dialogue, turns: made }).filter(({ turn }) => turn === null || turn >= at);
  };

  test('one other byte of what was sent', () => {
    const found = changed('lodgement.message-built', ({ message }) => ({ message: message?.replace('CORAL', 'CURAL') ?? null }));
    expect(found).toMatchObject([{ what: 'bytes-differ' }]);
  });

  test('one other value of what was signed', () => {
    const found = changed('lodgement.requested', ({ snapshot }) => ({
      snapshot: snapshot && { ...snapshot, fields: { ...snapshot.fields, vessel: 'ANOTHER' } },
    }));
    expect(found[0]).toMatchObject({ what: 'bytes-differ' });
  });

  test('one other amount that customs computed', () => {
    const found = changed('lodgement.accepted', ({ message }) => ({ message: message?.replace(/MOA\+9:\d+/, 'MOA+9:1') ?? null }));
    expect(found[0]).toMatchObject({ what: 'word-differs' });
  });

  test('a state that does not follow', () => {
    const outcome = { ...dialogue.outcome, declaration_status: 'held' as const };
    expect(replayDialogue({ ...dialogue, turns, outcome })).toEqual([{ turn: null, what: 'outcome-differs' }]);
  });
});
