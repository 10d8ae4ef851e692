import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import type { ProblemCode } from '../problem.js';
import { Id, Position } from '../values/ids.js';
import { requiredText, text } from '../values/text.js';
import { Bulk, BulkResult, BulkStep } from './bulk.js';
import { ExportTab } from './export-row.js';
import { RequestChange } from './values.js';

/** So many exports one command takes at once. */
export const MOST_IN_BULK = 1_000;

const path = '/orgs/{o}/exports/bulk';
const NOT_FOUND = ['not-found', 'bulk.not-found'] as const satisfies readonly ProblemCode[];

/** Which exports, as a person saw them. */
const seen = {
  step: BulkStep,
  tab: ExportTab.exclude(['done_today']),
  cause: z
    .strictObject({ code: text(60), key: text(200).nullable() })
    .nullable()
    .default(null),
  /** The `position` of the list that was looked at: what changed since is not touched. */
  position: Position,
  leaves_out: z.array(Id).max(MOST_IN_BULK).default([]),
  only: z.array(Id).max(MOST_IN_BULK).nullable().default(null),
};

/** What one step for many exports would come to. */
export const BulkPreview = z
  .object({
    count: z.int(),
    /** So many of them were made anew to see what changes; the others are not looked at. */
    looked_at: z.int(),
    fails_the_same: z.int(),
    cannot_be_made: z.int(),
    /** Of those looked at, alike changes as one: `14 × WATBRO → WATTLEAU`. */
    changes: z.array(RequestChange),
  })
  .meta({ id: 'ExportBulkPreview' });
export type BulkPreview = z.infer<typeof BulkPreview>;

export const previewExportBulk = defineOperation({
  id: 'previewExportBulk',
  summary: 'What one step for many exports would come to: how many they are, what changed in them, and which would fail in the same way.',
  method: 'POST',
  path: `${path}/preview`,
  auth: 'member',
  body: z.strictObject(seen),
  reply: BulkPreview,
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input'],
});

export const createExportBulk = defineOperation({
  id: 'createExportBulk',
  summary:
    'One step for many exports with one reason: those of a tab and cause as they were seen at a position of the log, without those left out, or only those named.',
  method: 'POST',
  path,
  auth: 'member',
  body: z.strictObject({ ...seen, reason: requiredText(500) }),
  reply: Bulk,
  status: 202,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'bulk.nothing-to-do', 'bulk.too-many'],
});

export const getExportBulk = defineOperation({
  id: 'getExportBulk',
  summary: 'How far a step for many exports is, and what became of each that it reached.',
  method: 'GET',
  path: `${path}/{bulk}`,
  auth: 'member',
  query: z.strictObject(pageQuery(50)),
  reply: page(BulkResult).extend({ bulk: Bulk }),
  status: 200,
  problems: NOT_FOUND,
});

export const stopExportBulk = defineOperation({
  id: 'stopExportBulk',
  summary: 'Stop a step for many exports: those that it has not reached stay as they are.',
  method: 'POST',
  path: `${path}/{bulk}/stop`,
  auth: 'member',
  reply: Bulk,
  status: 200,
  problems: [...NOT_FOUND, 'not-allowed', 'command-reused'],
});

export const EXPORT_BULK_OPERATIONS = [previewExportBulk, createExportBulk, getExportBulk, stopExportBulk] as const;
