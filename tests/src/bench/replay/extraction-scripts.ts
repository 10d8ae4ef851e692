import type { Script } from '@tallyport/workflows/testing/scripted-reader';

/** One way in which an extraction can go, and what happens from outside while it reads. */
export interface ExtractionScript {
  readonly script: Script;
  readonly meanwhile: 'nothing' | 'cancelled' | 'requested-again';
}

const STEPS = ['processing', 'classifying'] as const;

/** Lengths, batches and every fault point: the reader fails, gives up, takes too long, is cancelled or asked again at each page. */
export function extractionScripts(): ExtractionScript[] {
  const nothing = (script: Script): ExtractionScript => ({ script, meanwhile: 'nothing' });
  const shapes = Array.from({ length: 12 }, (_, n) => n + 1).flatMap((pages) =>
    [1, 2, 3, 5, 12].filter((batch) => batch <= pages).map((pagesPerBatch) => ({ pages, pagesPerBatch })),
  );
  const held = shapes.filter(({ pages, pagesPerBatch }) => pages / pagesPerBatch <= 6);
  return [
    ...shapes.map(nothing),
    ...shapes.flatMap((shape) => [1, 2, 3].map((failures) => nothing({ ...shape, failures }))),
    ...shapes.map((shape) => nothing({ ...shape, ranMsPerBatch: 250_000 })),
    ...STEPS.map((step) =>
      nothing({ pages: 1, pagesPerBatch: 1, unreadable: { step, reason: 'damaged', message: 'The file is damaged.' } }),
    ),
    nothing({ pages: 1, pagesPerBatch: 1, isOpen: false }),
    ...held.map((shape): ExtractionScript => ({ script: { ...shape, holdAtPage: 1 }, meanwhile: 'cancelled' })),
    ...held.map((shape): ExtractionScript => ({ script: { ...shape, holdAtPage: 1 }, meanwhile: 'requested-again' })),
  ];
}
