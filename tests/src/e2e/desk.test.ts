import { findChromium } from '@tallyport/local/test-engines';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedDesk, startedDesk } from '../support/started-desk.js';
import { declaresByKeyboard } from './declares-by-keyboard.js';
import { movesAJob } from './moves-a-job.js';
import { reviewsByKeyboard } from './reviews-by-keyboard.js';
import { worksWithoutMouse } from './works-without-mouse.js';

const executable = await findChromium();
// On a build machine the browser is part of the job; on a person's own it may be missing, and the flows are skipped by name.
const mayBeSkipped = executable === undefined && process.env['CI'] !== 'true';

/** One demo for all flows, one after the other: each works on jobs of its own. */
describe.skipIf(mayBeSkipped)('a person at the desk', () => {
  let desk: StartedDesk;

  beforeAll(async () => {
    if (executable === undefined) throw new Error('there is no Chromium on this machine');
    desk = await startedDesk(executable);
  });
  afterAll(() => desk.close());

  test('drops papers on a job, watches them read, corrects a value, moves the job, and sees how it was before', async () => {
    expect(await movesAJob(desk)).toEqual([]);
  });
  test('by keyboard alone: a paper is uploaded, read, and reviewed until nothing is doubtful; what was said is kept and can be taken back', async () => {
    expect(await reviewsByKeyboard(desk)).toEqual([]);
  });
  test('by keyboard alone: papers become a declaration that is checked, pre-lodged, signed, lodged, held and cleared; nothing is found against its screens', async () => {
    expect(await declaresByKeyboard(desk)).toEqual({});
  });
  test('without a mouse: signs in, opens a job, corrects a line and takes it back; every screen has its names and contrast, in both themes, and stands still', async () => {
    expect(await worksWithoutMouse(desk)).toEqual({});
  });
});
