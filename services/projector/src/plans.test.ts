import { explain } from '@tallyport/database/testing/explain';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import './projections/projections.js';
import './runner/advance.js';
import './runner/read-log.js';
import './runner/rebuild.js';
import { STATEMENTS } from './tables.js';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  pool = database.pool('projector', 1);
});
afterAll(() => database.drop());

test('on an empty database every prepared statement reaches its rows by the right index', async () => {
  const plans: Record<string, string[]> = {};
  for (const { name, text } of STATEMENTS) {
    const accesses = await explain(pool, { name, text: text('') });
    plans[name] = accesses.map(({ table, how, index }) => index ?? `${table} by ${how}`);
  }
  expect(plans).toEqual(EXPECTED);
});

const NO_LOOK: string[] = [];
const THE_ONE_ROW = 'relay_state by Seq Scan';

const EXPECTED: Record<string, string[]> = {
  'record-load': ['record_v1_pkey'],
  'record-load-lines': ['record_line_v1_pkey'],
  'record-save': NO_LOOK,
  'record-save-lines': NO_LOOK,
  'record-drop-lines': ['record_line_v1_pkey'],
  'record-forget': ['record_line_v1_pkey', 'record_v1_pkey'],
  'record-load-counted-day': ['job_check_v1_pkey'],
  'record-load-papers': ['record_v1_job_id_kind_idx', 'record_line_v1_pkey'],
  'record-load-rule-rows': ['customs_version_pkey', 'customs_row_pkey'],
  'record-save-counts': NO_LOOK,
  'record-save-open': ['job_check_v1_pkey', 'record_v1_pkey'],
  'record-save-terms': ['job_term_v1_pkey'],
  'record-forget-terms': ['job_term_v1_pkey'],
  'record-gather-words': ['job_term_v1_job_id_idx', 'record_v1_pkey', 'job_words_v1_pkey'],
  'teaching-load': ['teaching_v1_pkey'],
  'teaching-save': NO_LOOK,
  'teaching-forget': ['teaching_v1_pkey'],
  'goods-judgement-save': NO_LOOK,
  'goods-judgement-forget': ['goods_judgement_v1_pkey'],
  'export-load': ['export_v1_pkey'],
  'export-save': NO_LOOK,
  'export-save-calls': NO_LOOK,
  'export-drop': ['export_call_v1_pkey', 'export_v1_pkey', 'export_count_v1_pkey'],
  'export-drop-zeros': ['export_count_v1_pkey'],
  'list-1-load-parts': ['work_order_part_v1_pkey'],
  'list-1-save-parts': NO_LOOK,
  'list-1-sum-jobs': ['work_order_part_v1_work_order_id_kind_idx'],
  'list-1-save-jobs': NO_LOOK,
  'list-1-drop-job': ['work_order_list_v1_pkey', 'work_order_count_v1_pkey'],
  'list-1-drop-zeros': ['work_order_count_v1_pkey'],
  'list-2-load-parts': ['work_order_part_v2_pkey'],
  'list-2-save-parts': NO_LOOK,
  'list-2-sum-jobs': ['work_order_part_v2_work_order_id_kind_idx'],
  'list-2-save-jobs': NO_LOOK,
  'list-2-drop-job': ['work_order_list_v2_pkey', 'work_order_month_v2_pkey', 'work_order_count_v2_pkey'],
  'list-2-drop-zeros': ['work_order_month_v2_pkey', 'work_order_count_v2_pkey'],
  'history-load-contexts': ['history_stream_v1_pkey'],
  'history-save-contexts': NO_LOOK,
  'history-save': NO_LOOK,
  'history-name': ['history_v1_document_id_idx'],
  'history-forget': ['history_stream_v1_pkey', 'history_v1_org_id_stream_id_idx'],
  'pace-save': NO_LOOK,
  'lane-advance': ['checkpoint_pkey'],
  'events-of-lane': ['log_lane', 'event_seq', THE_ONE_ROW],
  'events-of-stream': ['event_pkey', 'log_seq_key', THE_ONE_ROW],
  'rebuild-advance': ['checkpoint_pkey'],
};
