import { Inject, Injectable } from '@nestjs/common';
import type { Lesson } from '@tallyport/contracts/document-extraction/lessons-http';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import { inOrg } from '@tallyport/database/tenant';
import type { Teaching } from '@tallyport/domain/document-extraction/learning/fold-teaching';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import type { Paging } from '../../platform/http/pages.js';
import { DATABASE } from '../../platform/tokens.js';

/** Lessons are looked at in this many corrected papers, the newest: nobody reads further back. */
const MOST_PAPERS = 2_000;

interface Paper {
  readonly issuer_key: string;
  readonly issuer_name: string;
  readonly document_type: string;
  readonly stream_id: string;
  readonly job_id: string;
  readonly teaching: Teaching;
}
type IsOff = (issuerKey: string, field: string) => boolean;

/** What an org's corrections teach, by issuer and type of paper. */
@Injectable()
export class LessonQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  async list(orgId: string, { page, page_size }: Paging): Promise<{ lessons: Lesson[]; count: number; isOn: boolean }> {
    const [papers, off] = await Promise.all([this.papers(orgId), this.switchedOff(orgId)]);
    const groups = [...Map.groupBy(papers, (paper) => `${paper.document_type} ${paper.issuer_key}`).values()];
    const lessons = groups.slice((page - 1) * page_size, page * page_size).flatMap((group) => lessonOf(group, off));
    return { lessons, count: groups.length, isOn: !off('', '') };
  }

  private papers(orgId: string): Promise<Paper[]> {
    return this.database
      .selectFrom('read_model.teaching_v1 as t')
      .innerJoin('read_model.record_v1 as r', (join) => join.onRef('r.org_id', '=', 't.org_id').onRef('r.stream_id', '=', 't.stream_id'))
      .where(inOrg(orgId))
      .where('t.org_id', '=', orgId)
      .where('t.is_lesson', '=', true)
      .where('r.job_id', 'is not', null)
      .select(['t.issuer_key', 't.issuer_name', 't.document_type', 't.stream_id', 'r.job_id', 't.teaching'])
      .where('t.issuer_key', 'is not', null)
      .orderBy('t.position', 'desc')
      .limit(MOST_PAPERS)
      .$narrowType<{ issuer_key: string; issuer_name: string; document_type: string; job_id: string; teaching: Teaching }>()
      .execute();
  }

  private async switchedOff(orgId: string): Promise<IsOff> {
    const rows = await this.database.selectFrom('kept.lesson_off').where(inOrg(orgId)).select(['issuer_key', 'field']).execute();
    const off = new Set(rows.map(({ issuer_key, field }) => `${issuer_key}/${field}`));
    return (issuerKey, field) => off.has(`${issuerKey}/${field}`);
  }
}

function lessonOf(papers: readonly Paper[], off: IsOff): Lesson[] {
  const [newest] = papers;
  if (newest === undefined) return [];
  const { issuer_key, issuer_name, document_type } = newest;
  const fields = new Map<string, Lesson['fields'][number]>();
  for (const { teaching, stream_id, job_id } of papers) {
    for (const [field, taught] of Object.entries(teaching.taught)) {
      if (!isRecordField(field) || fields.has(field) || teaching.source.documentId === null) continue;
      fields.set(field, {
        field,
        value: taught.value,
        read: taught.read,
        is_pointed: taught.place !== null,
        is_on: !off(issuer_key, field),
        kind: teaching.kind,
        record_id: stream_id.slice(stream_id.indexOf('/') + 1),
        work_order_id: job_id,
        document_id: teaching.source.documentId,
        taught_by: taught.by,
        taught_at: taught.at,
      });
    }
  }
  return [{ issuer_key, issuer_name, document_type, papers: papers.length, is_on: !off(issuer_key, ''), fields: [...fields.values()] }];
}
