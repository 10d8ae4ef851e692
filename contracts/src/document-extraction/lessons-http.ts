import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { FieldName } from '../shipping-record/field-name.js';
import { RecordKind } from '../shipping-record/kinds.js';
import { Instant } from '../values/dates.js';
import { FieldValue } from '../values/field-change.js';
import { Id } from '../values/ids.js';

const TaughtValue = z.object({
  field: FieldName,
  value: z.string(),
  /** What stood there as read. */
  read: FieldValue,
  /** Whether the person pointed at it on the page; else its only place on the page counts. */
  is_pointed: z.boolean(),
  is_on: z.boolean(),
  kind: RecordKind,
  record_id: Id,
  work_order_id: Id,
  document_id: Id,
  taught_by: Id.nullable(),
  taught_at: Instant,
});

/** What corrections taught about papers of one type from one issuer: the newest of each field counts. */
export const Lesson = z
  .object({
    issuer_key: z.string(),
    issuer_name: z.string(),
    document_type: z.string(),
    papers: z.int(),
    is_on: z.boolean(),
    fields: z.array(TaughtValue),
  })
  .meta({ id: 'Lesson' });
export type Lesson = z.infer<typeof Lesson>;

/** What a switch is for: one field of an issuer's papers, all of an issuer (no field), or all lessons (no issuer). */
const LessonSwitch = z.strictObject({
  issuer_key: z.string().max(120).default(''),
  field: z.string().max(80).default(''),
  is_on: z.boolean(),
});
export type LessonSwitch = z.infer<typeof LessonSwitch>;

export const listLessons = defineOperation({
  id: 'listLessons',
  summary: 'What people corrected, by issuer and type of paper: the next papers of that issuer are read by it.',
  method: 'GET',
  path: '/orgs/{o}/lessons',
  auth: 'member',
  query: z.strictObject(pageQuery(50)),
  reply: page(Lesson).extend({ is_on: z.boolean() }),
  status: 200,
  problems: ['not-found'],
});

export const switchLessons = defineOperation({
  id: 'switchLessons',
  summary: 'Use what was taught, or do not: of one field, of an issuer, or all. Papers that are read from now on follow it.',
  method: 'PUT',
  path: '/orgs/{o}/lessons/switch',
  auth: 'member',
  body: LessonSwitch,
  reply: LessonSwitch,
  status: 200,
  problems: ['not-found', 'not-allowed'],
});

export const LESSON_OPERATIONS = [listLessons, switchLessons] as const;
