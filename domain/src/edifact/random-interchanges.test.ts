import { expect, test } from 'vitest';
import { bytesOfText } from './character-set.js';
import { readInterchange } from './read-interchange.js';
import { randomInterchange } from './testing/random-interchange.js';
import { writeInterchange } from './testing/write-interchange.js';

const INTERCHANGES = process.env['CHAOS'] === 'long' ? 10_000 : 1_000;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);

test(`${INTERCHANGES} random interchanges (seed ${seed}) are read as they were before they were written`, () => {
  for (let index = 0; index < INTERCHANGES; index++) {
    const interchange = randomInterchange(seed + index);
    expect(readInterchange(bytesOfText(writeInterchange(interchange)))).toEqual({ outcome: 'read', interchange });
  }
});
