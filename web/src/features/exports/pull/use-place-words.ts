import type { PullItem } from '@tallyport/contracts/freight-export/pull-http';
import type { FieldConflict } from '@tallyport/contracts/problem';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { jobRecordsQuery } from '../../../lib/records/job-records-query.js';
import { recordNumber } from '../record-names.js';

/** Fields of the job that a freight system tells. */
const JOB_FIELDS = ['port_of_origin', 'port_of_dest', 'date_depart', 'date_arrive', 'vessel', 'voyage'] as const;

interface PlaceWords {
  of(item: PullItem): { readonly record: string; readonly what: string };
  ofConflict(conflict: FieldConflict): string;
}

/** Where a value stands, as people say it: the paper, the line, the field. */
export function usePlaceWords(jobId: string): PlaceWords {
  const t = useText();
  const { org } = useDesk();
  const { data: records = [] } = useQuery(jobRecordsQuery(org.id, jobId, undefined));
  const recordOf = (streamId: string) => records.find(({ kind, id }) => `${kind}/${id}` === streamId);
  const recordName = (streamId: string) => {
    const record = recordOf(streamId);
    if (record === undefined) return t('exports.pull.job');
    return [t(`records.untitled.${record.kind}`), recordNumber(record)].filter(Boolean).join(' ');
  };
  const fieldName = (streamId: string, field: string) => {
    const ofJob = JOB_FIELDS.find((known) => known === field);
    if (streamId.startsWith('work-order/') && ofJob) return t(`workOrder.fields.${ofJob}`);
    return isRecordField(field) ? t(`recordFields.${field}`) : field;
  };
  return {
    of({ stream_id, kind, line, field }) {
      const record = recordName(stream_id);
      if (kind === 'new-line') return { record, what: t('exports.pull.newLine', { number: line }) };
      if (kind === 'gone-line') return { record, what: t('exports.pull.goneLine', { number: line }) };
      const name = fieldName(stream_id, field ?? '');
      return { record, what: line === null ? name : `${t('exports.pull.line', { number: line })}, ${name}` };
    },
    ofConflict({ stream_id = '', line, field }) {
      const index = recordOf(stream_id)?.lines.findIndex(({ line_id }) => line_id === line) ?? -1;
      const words = [recordName(stream_id), index >= 0 && t('exports.pull.line', { number: index + 1 }), fieldName(stream_id, field)];
      return words.filter(Boolean).join(t('common.comma'));
    },
  };
}
