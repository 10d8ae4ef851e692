import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDocumentReader } from '@tallyport/worker/adapters/document-reader/open-document-reader';
import type { Bench } from '../bench.js';
import { judged } from '../goal.js';
import { compareBesideControl } from '../harness.js';
import { hasPdftotext, pdftotextReader, productReader } from './invoice-readers.js';
import { printLongInvoice } from './long-invoice.js';

/** P15: a PDF of twenty pages with text, from the file to its fields and lines, against poppler finding its words. */
export const textPages: Bench = {
  id: 'P15',
  title: 'pages of a PDF to fields against pdftotext -bbox',
  async *run(say, rounds) {
    if (!(await hasPdftotext())) {
      say('not measured: this machine has no pdftotext');
      return;
    }
    const folder = await mkdtemp(join(tmpdir(), 'tallyport-pages-'));
    const reader = await openDocumentReader({ children: 1, mostTime: 240_000 });
    try {
      const bytes = await printLongInvoice();
      const path = join(folder, 'invoice.pdf');
      await writeFile(path, bytes);
      await reader.warmUp();
      const bare = () => pdftotextReader(path);
      const { speed, cpu, alike } = await compareBesideControl(productReader(reader, bytes), bare(), bare(), rounds);
      yield judged({ id: 'P15', what: 'pages a second, to fields', ratio: speed, goal: { atLeast: 0.5 } }, alike.speed);
      yield judged({ id: 'P15', what: 'CPU of a page, to fields', ratio: cpu, goal: { atMost: 2 } }, alike.cpu);
    } finally {
      await reader.close();
      await rm(folder, { recursive: true });
    }
  },
};
