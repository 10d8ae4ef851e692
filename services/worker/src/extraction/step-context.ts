import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { StepFact } from '@tallyport/contracts/document-extraction/step-facts';
import type { ExtractionReadingState } from '@tallyport/domain/document-extraction/extraction-state';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { Attempt } from '@tallyport/workflows/document-extraction/activities';
import type { DocumentReader, SourceFile } from '../adapters/document-reader/document-reader.js';
import type { Model } from '../adapters/model/model-port.js';
import type { ReadingMode } from '../document-process/reading-mode.js';
import type { Artefacts } from './artefacts.js';
import type { GoodsClassifier } from './goods-classifier.js';
import type { LessonSource } from './learning/lesson-source.js';
import type { ReadingVersions } from './reading-versions.js';

export type OpenReading = Extract<ExtractionReadingState, { kind: 'open' | 'ended' }>;

/** What the steps work with: ports, the document, and what earlier steps left behind as artefacts. */
export interface StepPorts {
  readonly store: EventStore;
  readonly blobs: BlobStore;
  readonly reader: DocumentReader;
  /** Null where none is configured: documents are then read without one. */
  readonly model: Model | null;
  readonly goods: GoodsClassifier;
  readonly lessons: LessonSource;
  readonly versions: ReadingVersions;
}

export interface StepContext extends StepPorts {
  readonly attempt: Attempt;
  readonly reading: OpenReading;
  readonly file: SourceFile;
  readonly artefacts: Artefacts;
  readonly signal: AbortSignal;
  /** `smaller` on a second try of a stage that did not come to its end. */
  readonly mode: ReadingMode;
}

/** What a finished step says of itself: a few words for the log, the same as facts for the desk, and what the screen counts. */
export interface StepResult {
  readonly summary: string;
  readonly facts: StepFact[];
  readonly pages?: number;
  readonly values?: number;
}
