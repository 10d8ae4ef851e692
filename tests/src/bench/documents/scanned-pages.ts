import { openDocumentReader } from '@tallyport/worker/adapters/document-reader/open-document-reader';
import { MODELS_FOLDER } from '@tallyport/worker/document-process/ocr/models/model-files';
import { startOcrEngine } from '@tallyport/worker/document-process/ocr/start-ocr-engine';
import { Press } from '../../accuracy/generator/print/press.js';
import type { Bench } from '../bench.js';
import { judged } from '../goal.js';
import { compareBesideControl } from '../harness.js';
import { bareScans, productScans } from './scan-readers.js';
import { scanPapers } from './scanned-papers.js';

/** Nine tenths of the pages for the same CPU time. */
const MOST_CPU = 1 / 0.9;

/** P16: scanned pages, straightened and read with all second looks, against the same engine reading them as they are. */
export const scannedPages: Bench = {
  id: 'P16',
  title: 'scanned pages against the bare OCR engine',
  async *run(say, rounds) {
    const press = await Press.open();
    if (press === null) {
      say('not measured: this machine has no Chromium to print papers with');
      return;
    }
    const pictures = await scanPapers(press);
    await press.close();
    const engine = await startOcrEngine(MODELS_FOLDER);
    const reader = await openDocumentReader({ children: 1, mostTime: 240_000 });
    try {
      await reader.warmUp();
      const bare = () => bareScans(engine, pictures);
      const { speed, cpu, alike } = await compareBesideControl(productScans(reader, pictures), bare(), bare(), rounds);
      yield judged({ id: 'P16', what: 'CPU of a scanned page', ratio: cpu, goal: { atMost: MOST_CPU } }, alike.cpu);
      yield judged({ id: 'P16', what: 'scanned pages a second', ratio: speed, goal: { atLeast: 0.9 } }, alike.speed);
    } finally {
      await Promise.all([reader.close(), engine.close()]);
    }
  },
};
