import type { Response } from '../answers/response.js';
import type { ReadSeacr } from '../layout/read-seacr.js';
import { keyOf } from '../layout/row.js';
import type { Fault } from '../rules/fault.js';
import { adviceOf, type Decided, type Planned } from './answer-plan.js';
import { statusesAfter } from './decide-declaration.js';
import { examineReport } from './examine-report.js';
import type { Known } from './known.js';
import type { Behaviours } from './script.js';

/** What is refused and accepted of a sea cargo report, by its own rules, then by the script. Cargo knows no authority to deal. */
export function decideReport(report: ReadSeacr, before: Known, behaviours: Behaviours): Decided {
  const faults = [...examineReport(report, before), ...scriptedFaults(report, behaviours.get('errors') ?? 0)];
  if (faults.length > 0) return { known: before, planned: [answered(report, before, { outcome: 'REJ', faults })] };
  if (report.function === '50') {
    const known: Known = { ...before, version: report.version, stage: 'withdrawn', status: 'WITHDRAWN' };
    return { known, planned: [answered(report, known, { outcome: 'WDN' }), { kind: 'advice', advice: adviceOf('WITHDRAWN') }] };
  }
  const statuses = statusesAfter(behaviours).filter((status) => status !== 'ATD');
  const { header, containers, consignment, goods } = report;
  const known: Known = {
    ...before,
    version: report.version,
    stage: 'lodged',
    status: statuses.at(-1) ?? before.status,
    header: header.segments,
    report: [...containers, consignment, goods].flatMap(({ segments }) => segments),
  };
  const advices = statuses.map((status): Planned => ({ kind: 'advice', advice: adviceOf(status) }));
  return { known, planned: [answered(report, known, { outcome: 'ACC' }), ...advices] };
}

function answered(report: ReadSeacr, known: Known, more: Pick<Response, 'outcome'> & Partial<Response>): Planned {
  const { ownReference, version } = report;
  const id = known.version > 0 ? known.id : '';
  return {
    kind: 'response',
    response: { name: 'SEACR', ownReference, version, id, questions: [], faults: [], totals: {}, lines: [], ...more },
  };
}

function scriptedFaults({ header }: ReadSeacr, count: number): Fault[] {
  const places = header.segments.map((segment) => header.fault('script', keyOf(segment)));
  return Array.from({ length: count }, (_, place) => places[place % places.length]).filter((fault) => fault !== undefined);
}
