import { type ExportOfJob, jobFreightExport } from '@tallyport/domain/freight-export/job/job-freight-export';
import { exportsOfJob } from './job-freight-exports.js';

/** A job of the page: its view as the projector wrote it, unparsed, the people whose ids it holds, and what other read models say. */
export interface JobLine {
  readonly view: string;
  readonly id: string;
  readonly compiler: string | null;
  readonly broker: string | null;
  /** JSON text. */
  readonly toCheck: string;
  /** JSON text. */
  readonly freightExport: string;
}

/** JSON as the projector writes it and the database makes it holds no raw tab, and none of these a raw newline. */
export const LINE = `concat_ws(E'\\t', w.view, w.work_order_id, coalesce(w.compiler::text, ''), coalesce(w.broker::text, ''), coalesce((
  select concat_ws(',', c.fails, c.disagreements, c.unverified, c.doubtful)
  from read_model.job_check_v1 c where c.org_id = w.org_id and c.job_id = w.work_order_id), ''),
  ${exportsOfJob('w.org_id', 'w.work_order_id')}::text)`;

export function jobLines(lines: string | null): JobLine[] {
  if (lines === null) return [];
  return lines.split('\n').map((line) => {
    const [view = '', id = '', compiler, broker, counts, exports] = line.split('\t');
    return {
      view,
      id,
      compiler: compiler || null,
      broker: broker || null,
      toCheck: toCheckText(counts),
      freightExport: exports === undefined ? 'null' : JSON.stringify(jobFreightExport(JSON.parse(exports) as ExportOfJob[])),
    };
  });
}

/** A job of which nothing was read yet has not been counted. */
function toCheckText(counts = ''): string {
  const [fails = 0, disagreements = 0, unverified = 0, doubtful = 0] = counts === '' ? [] : counts.split(',');
  return `{"fails":${fails},"disagreements":${disagreements},"unverified":${unverified},"doubtful":${doubtful}}`;
}
