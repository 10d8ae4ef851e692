/**
 * Where whoever is on the way may die, before or after what is waited for: every effect that an export has outside of its own memory.
 * `run` is the process that decides, `worker` the one that calls; either may go without the other.
 */
export const FAIL_POINTS = {
  run: [
    'log.fold',
    'log.findCommand',
    'log.append',
    'turns.takeTurn',
    'outside.callOutside',
    'outside.lookForExport',
    'outside.readBackExport',
  ],
  worker: [
    'store.load',
    'places.of',
    'places.login',
    'blobs.read',
    'blobs.putFile',
    'blobs.open',
    'blobs.has',
    'blobs.putArtefact',
    'cutter.cut',
    'system.post',
    'health.mark',
    'turns.giveBack',
  ],
} as const;

export type FailPoint = (typeof FAIL_POINTS)[keyof typeof FAIL_POINTS][number];
