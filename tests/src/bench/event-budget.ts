import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Bench } from './bench.js';
import { exactly } from './exact.js';

const HISTORIES = join(import.meta.dirname, '../../../workflows/histories/document-extraction');
const WHOLE_LIFE = '../work-order/whole-life-20-documents.json';
const DOCUMENTS = 20;
const BORN_DIGITAL = 'born-digital-20-pages.json';

const History = z.object({ events: z.array(z.looseObject({ eventType: z.string() })) });

/**
 * P6: what an extraction costs in history, counted in the recorded histories that must replay for ever: born-digital with 20
 * pages, and a scan of 12 pages in one batch against six batches. A job's whole life is the run of the job and the runs of its
 * documents, each of them with 20 pages.
 */
export const eventBudget: Bench = {
  id: 'P6',
  title: 'history of an extraction and of a job, counted',
  async *run() {
    const text = readFileSync(join(HISTORIES, BORN_DIGITAL), 'utf8');
    const perBatch = (eventsOf('scan-batches-of-2.json').length - eventsOf('scan-batches-of-12.json').length) / 5;
    const all = globSync('*.json', { cwd: HISTORIES });
    const updates = all.flatMap(eventsOf).filter(({ eventType }) => eventType.includes('UPDATE'));
    const payloads = all.flatMap((file) => payloadBytes(JSON.parse(readFileSync(join(HISTORIES, file), 'utf8'))));
    const lines = [
      { what: 'born-digital, 20 pages: events', figure: eventsOf(BORN_DIGITAL).length, atMost: 40 },
      { what: 'born-digital, 20 pages: KB of history as JSON', figure: Buffer.byteLength(text) / 1_000, atMost: 32 },
      { what: 'scan: events for each further batch', figure: perBatch, atMost: 6 },
      { what: 'largest payload of any extraction, kB', figure: Math.max(...payloads) / 1_000, atMost: 16 },
      {
        what: `a job's whole life with ${DOCUMENTS} documents: events`,
        figure: eventsOf(WHOLE_LIFE).length + DOCUMENTS * eventsOf(BORN_DIGITAL).length,
        atMost: 1_500,
      },
      { what: 'updates in any extraction', figure: updates.length, atMost: 0 },
    ];
    for (const { what, figure, atMost } of lines) yield { id: 'P6', what, ratio: exactly(figure), goal: { atMost } };
  },
};

function eventsOf(file: string): { eventType: string }[] {
  return History.parse(JSON.parse(readFileSync(join(HISTORIES, file), 'utf8'))).events;
}

/** The size of every payload in a history: whatever stands in a `data` beside its `metadata`, packed in base64. */
function payloadBytes(value: unknown): number[] {
  if (value === null || typeof value !== 'object') return [];
  const own = 'data' in value && typeof value.data === 'string' ? [Buffer.from(value.data, 'base64').length] : [];
  return [...own, ...Object.values(value).flatMap(payloadBytes)];
}
