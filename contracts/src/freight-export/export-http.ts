import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import type { ProblemCode } from '../problem.js';
import { TimeZone } from '../values/dates.js';
import { Id, Position } from '../values/ids.js';
import { requiredText, text } from '../values/text.js';
import { ExportDetail, ExportText } from './export-detail.js';
import { ExportCauseGroup, ExportRow, ExportSummary, ExportTab } from './export-row.js';
import { ExportKind } from './export-standing.js';
import { NOT_SENT_PROBLEMS } from './job-http.js';
import { FreightKey } from './values.js';

/** What narrows a list of exports. A cause without a key takes all keys. */
const exportFilter = {
  tab: ExportTab.default('open'),
  kind: ExportKind.optional(),
  branch: Id.optional(),
  system: Id.optional(),
  cause: text(60).optional(),
  cause_key: text(200).optional(),
  work_order: Id.optional(),
  /** A part of the job's code, the importer, its code there, the bill or the key. */
  q: text(100).optional(),
  /** Where it is today for `done_today`. */
  zone: TimeZone.default('UTC'),
};

const path = '/orgs/{o}/exports';
const one = `${path}/{export}` as const;
const NOT_FOUND = ['not-found', 'export.not-found'] as const satisfies readonly ProblemCode[];
const REFUSED = [
  ...NOT_FOUND,
  'not-allowed',
  'invalid-input',
  'command-reused',
  'export.illegal-transition',
] as const satisfies readonly ProblemCode[];
const reason = requiredText(500);

export const listExports = defineOperation({
  id: 'listExports',
  summary: 'Exports of the org, who waits longest first; `position` is the place in the log that the answer tells.',
  method: 'GET',
  path,
  auth: 'member',
  query: z.strictObject({ ...exportFilter, ...pageQuery(50) }),
  reply: page(ExportRow).extend({ position: Position }),
  status: 200,
  problems: ['not-found'],
});

export const listExportsAsCsv = defineOperation({
  id: 'listExportsAsCsv',
  summary: 'The same list as a table of comma separated values, at most 10,000 rows. No cell begins a formula.',
  method: 'GET',
  path: `${path}/csv`,
  auth: 'member',
  query: z.strictObject(exportFilter),
  answers: 'file',
  status: 200,
  problems: ['not-found'],
});

export const listExportCauses = defineOperation({
  id: 'listExportCauses',
  summary: 'Why the exports of a tab stand where they stand: each cause once, with how many and since when, the most first.',
  method: 'GET',
  path: `${path}/causes`,
  auth: 'member',
  query: z.strictObject({ tab: ExportTab.exclude(['done_today']).default('waiting') }),
  reply: z.object({ results: z.array(ExportCauseGroup) }),
  status: 200,
  problems: ['not-found'],
});

export const getExportSummary = defineOperation({
  id: 'getExportSummary',
  summary: 'How many exports stand in each tab, what was sent and spared by month, and what is alarming.',
  method: 'GET',
  path: `${path}/summary`,
  auth: 'member',
  query: z.strictObject({ zone: TimeZone.default('UTC') }),
  reply: ExportSummary,
  status: 200,
  problems: ['not-found'],
});

export const getExport = defineOperation({
  id: 'getExport',
  summary: 'An export with its attempts, its cause, what may be done, and whether a retry would fail in the same way.',
  method: 'GET',
  path: one,
  auth: 'member',
  reply: ExportDetail,
  status: 200,
  problems: NOT_FOUND,
});

export const getExportRequest = defineOperation({
  id: 'getExportRequest',
  summary: 'What one attempt sent, as text. The log-in is no part of it.',
  method: 'GET',
  path: `${one}/attempts/{attempt}/request`,
  auth: 'member',
  reply: ExportText,
  status: 200,
  problems: NOT_FOUND,
});

export const getExportAnswer = defineOperation({
  id: 'getExportAnswer',
  summary: 'What was answered to one attempt, as text.',
  method: 'GET',
  path: `${one}/attempts/{attempt}/answer`,
  auth: 'member',
  reply: ExportText,
  status: 200,
  problems: NOT_FOUND,
});

export const listJobExports = defineOperation({
  id: 'listJobExports',
  summary: 'The exports of one job, the newest first.',
  method: 'GET',
  path: '/orgs/{o}/work_orders/{id}/exports',
  auth: 'member',
  query: z.strictObject(pageQuery(50)),
  reply: page(ExportRow),
  status: 200,
  problems: ['not-found', 'work-order.not-found'],
});

export const retryExport = defineOperation({
  id: 'retryExport',
  summary: 'Try an export again: the same bytes, or, with changes, a message made anew. It replaces the invoices there and may cost.',
  method: 'POST',
  path: `${one}/retry`,
  auth: 'member',
  /** `look` is the look that an update is decided on, where the job was changed there since. */
  body: z.strictObject({ reason, with_changes: z.boolean().default(false), look: Id.optional() }),
  reply: ExportDetail,
  status: 200,
  problems: [
    ...REFUSED,
    'export.say-whether-there',
    'export.look-again',
    'export.make-anew',
    ...NOT_SENT_PROBLEMS,
    'export.cannot-be-made',
  ],
});

/** A step that asks for nothing but a reason. */
function step<const Name extends string>(name: Name, summary: string) {
  return defineOperation({
    id: `${name}Export` as const,
    summary,
    method: 'POST',
    path: `${one}/${name}` as const,
    auth: 'member',
    body: z.strictObject({ reason }),
    reply: ExportDetail,
    status: 200,
    problems: REFUSED,
  });
}

export const skipExport = step('skip', 'Say that an export need not leave any more.');
export const cancelExport = step('cancel', 'Take an export back that is not under way.');
export const holdExport = step('hold', 'Hold an export that has not left yet.');
export const releaseExport = step('release', 'Let a held export go on.');

export const resolveExport = defineOperation({
  id: 'resolveExport',
  summary:
    'Say what no machine could learn: the job is there under this key, or it is not there and is sent again. A snapshot for customs is there under its handle, without a key.',
  method: 'POST',
  path: `${one}/resolve`,
  auth: 'member',
  body: z.discriminatedUnion('answer', [
    z.strictObject({ reason, answer: z.literal('it is there'), key: FreightKey.optional() }),
    z.strictObject({ reason, answer: z.literal('it is not there') }),
  ]),
  reply: ExportDetail,
  status: 200,
  problems: REFUSED,
});

export const EXPORT_OPERATIONS = [
  listExports,
  listExportsAsCsv,
  listExportCauses,
  getExportSummary,
  getExport,
  getExportRequest,
  getExportAnswer,
  listJobExports,
  retryExport,
  skipExport,
  cancelExport,
  holdExport,
  releaseExport,
  resolveExport,
] as const;
