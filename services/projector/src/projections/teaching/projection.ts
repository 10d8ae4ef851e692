import { foldTeaching, type Teaching } from '@tallyport/domain/document-extraction/learning/fold-teaching';
import { issuerKey } from '@tallyport/domain/document-extraction/learning/issuer';
import { issuersOf } from '@tallyport/domain/document-extraction/learning/issuers-of-teaching';
import { byStream, type ProjectedEvent, type Projection } from '../../projection.js';
import { forgetTeaching, loadTeachings, saveTeachings } from './statements.js';

interface StoredTeaching {
  readonly org_id: string;
  readonly stream_id: string;
  readonly stream_position: number;
  readonly teaching: Teaching;
}

const TOLD_BY: ReadonlySet<string> = new Set(['record.extracted', 'record.amended', 'record.values-taken-back', 'record.withdrawn']);

/** What each record's paper teaches about those of its issuer: one row per record, found by the issuer as read or as corrected. */
export const teachingProjection: Projection = {
  name: 'teaching',
  version: 1,
  tables: ['teaching_v1'],
  handles: (type) => TOLD_BY.has(type),

  async apply(tables, events) {
    const streams = byStream(events);
    const firsts = streams.flatMap(([first]) => (first ? [first.logged] : []));
    const stored = await tables.query<StoredTeaching>(loadTeachings, [firsts.map((one) => one.orgId), firsts.map((one) => one.streamId)]);
    const known = new Map(stored.map((row) => [`${row.org_id}/${row.stream_id}`, row]));
    const rows = streams.flatMap((group) => {
      const [first] = group;
      return first ? rowAfter(group, known.get(`${first.logged.orgId}/${first.logged.streamId}`)) : [];
    });
    if (rows.length > 0) await tables.query(saveTeachings, [JSON.stringify(rows)]);
  },

  async forget(tables, { orgId, streamId }) {
    await tables.query(forgetTeaching, [orgId, streamId]);
  },
};

function rowAfter(events: readonly ProjectedEvent[], before: StoredTeaching | undefined): object[] {
  const fresh = events.filter(({ logged }) => logged.streamPosition > (before?.stream_position ?? 0));
  const last = fresh.at(-1)?.logged;
  const teaching = fresh.reduce((folded, { event, logged }) => foldTeaching(folded, event, logged), before?.teaching ?? null);
  if (!last || teaching === null) return [];
  const { name, asRead } = issuersOf(teaching);
  return [
    {
      org_id: last.orgId,
      stream_id: last.streamId,
      stream_position: last.streamPosition,
      position: last.position,
      kind: teaching.kind,
      document_type: teaching.source.documentType,
      document_id: teaching.source.documentId,
      issuer_name: name,
      issuer_key: name && issuerKey(name),
      read_issuer_key: asRead && issuerKey(asRead),
      is_lesson: !teaching.isWithdrawn && Object.keys(teaching.taught).length > 0,
      teaching,
    },
  ];
}
