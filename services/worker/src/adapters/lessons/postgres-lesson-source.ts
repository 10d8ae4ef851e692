import { TENANT_GUARD } from '@tallyport/database/tenant';
import type { Teaching } from '@tallyport/domain/document-extraction/learning/fold-teaching';
import type pg from 'pg';
import type { CorrectedPaper, IssuersPapers, LessonSource } from '../../extraction/learning/lesson-source.js';

/** More papers than this teach nothing new about a layout. */
const MOST = 5;

/** Each key of the issuer is looked up by its own index: papers whose issuer people corrected are found as they were read, too. */
export const findLessons = {
  name: 'find-lessons',
  text: `
select d.view ->> 'hash' as hash, t.document_id as "documentId", t.teaching,
  array(select o.field from kept.lesson_off o where o.org_id = $1::uuid and o.issuer_key in ('', t.issuer_key)) as off
from (
  select stream_id from read_model.teaching_v1 where org_id = $1::uuid and issuer_key = $2 and is_lesson
  union
  select stream_id from read_model.teaching_v1 where org_id = $1::uuid and read_issuer_key = $2 and is_lesson) found
join read_model.teaching_v1 t on t.org_id = $1::uuid and t.stream_id = found.stream_id
join read_model.record_v1 d on d.org_id = $1::uuid and d.stream_id = 'document/' || t.document_id
where t.kind = $3 and t.document_type = $4 and ${TENANT_GUARD}
order by t.position desc limit ${MOST}`,
};

interface Row {
  readonly hash: string;
  readonly documentId: string;
  readonly teaching: Teaching;
  /** Fields that are switched off; an empty one is all of them. */
  readonly off: readonly string[];
}

export class PostgresLessonSource implements LessonSource {
  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  async find(orgId: string, { kind, documentType, issuerKey }: IssuersPapers): Promise<CorrectedPaper[]> {
    const { rows } = await this.pool.query<Row>({ ...findLessons, values: [orgId, issuerKey, kind, documentType] });
    return rows.flatMap(({ hash, documentId, teaching: { source, taught }, off }) => {
      const kept = Object.entries(taught).filter(([field]) => !off.includes('') && !off.includes(field));
      if (kept.length === 0 || source.fromPage === null || source.toPage === null) return [];
      return [{ hash, documentId, fromPage: source.fromPage, toPage: source.toPage, taught: new Map(kept) }];
    });
  }
}
