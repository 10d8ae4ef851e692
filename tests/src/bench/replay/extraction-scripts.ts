import type { Script, Stage } from '@tallyport/workflows/testing/script';

/** One way in which an extraction can go, and what happens from outside while it waits at a stage. */
export interface ExtractionScript {
  /** What goes wrong, and where. */
  readonly faultPoint: string;
  readonly script: Script;
  readonly meanwhile: 'nothing' | 'cancelled' | 'requested again' | 'handed over' | 'handed over at once';
  /** Reasons of the ends that have to be recorded. */
  readonly ends: readonly string[];
  /** Played by a worker that keeps hardly a run in memory. */
  readonly isForgetful?: boolean;
}

type Told = Pick<ExtractionScript, 'meanwhile' | 'ends'> & { readonly script: Partial<Script> };

const BATCHES = [1, 2, 3, 4, 5, 6] as const;
const DAMAGED = { step: 'processing', reason: 'damaged', message: 'The file is damaged.' } as const;
const LIMIT_MS = 600_000;

/** Everything that may happen at a stage. */
const AT_STAGE: Readonly<Record<string, (at: Stage) => Told>> = {
  'fails once': (at) => ({ script: { fails: { at, times: 1 } }, meanwhile: 'nothing', ends: [] }),
  'fails twice': (at) => ({ script: { fails: { at, times: 2 } }, meanwhile: 'nothing', ends: [] }),
  'fails for good': (at) => ({ script: { fails: { at, times: 3 } }, meanwhile: 'nothing', ends: ['reader-fault'] }),
  'finds the file unreadable': (at) => ({ script: { unreadable: { ...DAMAGED, at } }, meanwhile: 'nothing', ends: ['damaged'] }),
  'is cancelled': (at) => ({ script: { holdAt: at }, meanwhile: 'cancelled', ends: ['withdrawn'] }),
  'is asked for again': (at) => ({ script: { holdAt: at }, meanwhile: 'requested again', ends: [] }),
  'is handed over': (at) => ({ script: { holdAt: at }, meanwhile: 'handed over', ends: [] }),
};

/** What takes the server seconds to notice, and is played with two batches only. */
const SLOW_AT_STAGE: typeof AT_STAGE = {
  'falls silent once': (at) => ({ script: { silent: { at, times: 1 } }, meanwhile: 'nothing', ends: [] }),
  'falls silent for good': (at) => ({ script: { silent: { at, times: 3 } }, meanwhile: 'nothing', ends: ['reader-timeout'] }),
};

/** What may happen to an extraction as a whole. */
const ANYWHERE: Readonly<Record<string, Told>> = {
  'reads to its end': { script: {}, meanwhile: 'nothing', ends: [] },
  'finds nothing open': { script: { isOpen: false }, meanwhile: 'nothing', ends: [] },
  'is handed over before it begins': { script: {}, meanwhile: 'handed over at once', ends: [] },
  'cannot ask what is open': { script: { logFails: { at: 'open', times: 3 } }, meanwhile: 'nothing', ends: [] },
  'cannot record that it failed': {
    script: { logFails: { at: 'end', times: 3 }, unreadable: DAMAGED },
    meanwhile: 'nothing',
    ends: ['damaged'],
  },
  'cannot record that it was cancelled': {
    script: { logFails: { at: 'end', times: 3 }, holdAt: 1 },
    meanwhile: 'cancelled',
    ends: ['withdrawn'],
  },
};

/** Every fault point of extractions of one to six batches, and some by a worker that forgets. */
export function extractionScripts(): ExtractionScript[] {
  const all = BATCHES.flatMap((batches) => [
    ...Object.entries(ANYWHERE).map(([what, told]) => scripted(batches, what, told)),
    ...atEachStage(batches, AT_STAGE),
    ...Array.from({ length: batches }, (_, n) => outOfTime(batches, n + 1)),
  ]);
  // A local activity that waits for its next try is lost with the run that its worker forgets: the SDK calls it cancelled.
  const forgetful = all.filter(({ faultPoint, script }) => faultPoint.startsWith('extraction of 3 ') && !script.logFails);
  return [
    ...all,
    ...atEachStage(2, SLOW_AT_STAGE),
    ...forgetful.map((script) => ({ ...script, isForgetful: true, faultPoint: `${script.faultPoint}, and its worker forgets` })),
  ];
}

function atEachStage(batches: number, faults: typeof AT_STAGE): ExtractionScript[] {
  const stages: (readonly [string, Stage])[] = [
    ['preparing', 'prepare'],
    ...Array.from({ length: batches }, (_, n) => [nameOf(n + 1, batches), n + 1] as const),
    ['understanding', 'understand'],
  ];
  return stages.flatMap(([name, stage]) =>
    Object.entries(faults).map(([what, fault]) => scripted(batches, `${name} ${what}`, fault(stage))),
  );
}

/** What comes after the last one is another stage. */
function nameOf(batch: number, batches: number): string {
  return batch === batches ? 'the last batch' : `batch ${batch}`;
}

/** The ten minutes are over after this batch. */
function outOfTime(batches: number, batch: number): ExtractionScript {
  return scripted(batches, `time is up after ${nameOf(batch, batches)}`, {
    script: { ranMsPerBatch: LIMIT_MS / batch },
    meanwhile: 'nothing',
    ends: ['timeout'],
  });
}

function scripted(batches: number, what: string, { script, meanwhile, ends }: Told): ExtractionScript {
  return {
    faultPoint: `extraction of ${batches} batches: ${what}`,
    script: { pages: batches, pagesPerBatch: 1, ...script },
    meanwhile,
    ends,
  };
}
