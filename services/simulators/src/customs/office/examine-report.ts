import { Group } from '../layout/group.js';
import { checkSeacr, type ReadSeacr } from '../layout/read-seacr.js';
import { keyOf } from '../layout/row.js';
import type { Fault } from '../rules/fault.js';
import { reportRules } from '../rules/report-rules.js';
import { versionRules } from '../rules/version-rules.js';
import type { Known } from './known.js';

/** Everything that is wrong with a sea cargo report, as it came and together with what is known of it. */
export function examineReport(report: ReadSeacr, known: Known | null): readonly Fault[] {
  const always = [...checkSeacr(report), ...versionRules(report, known)];
  if (report.function === '50') return always;
  const isChange = report.function === '4';
  const hasReason = report.header.has('FTX:CHG');
  return [
    ...always,
    ...(hasReason === isChange ? [] : [report.header.fault(isChange ? 'missing' : 'unexpected', 'FTX:CHG')]),
    ...reportRules(report),
    ...(isChange && known !== null ? changeRules(report, known) : []),
  ];
}

/** What links a report to its voyage stays, and something else is another. */
function changeRules({ header, containers, consignment, goods }: ReadSeacr, known: Known): Fault[] {
  const before = new Group('header', null, known.header);
  const links = [
    ['TDT:20', '2.1'],
    ['TDT:20', '8.1'],
    ['LOC:60', '2.1'],
  ] as const;
  const moved = links.filter(([key, place]) => header.value(key, place) !== before.value(key, place));
  const told = (segments: Known['header']) =>
    JSON.stringify(segments.filter((segment) => !['BGM', 'FTX:CHG', 'RFF:ABT'].includes(keyOf(segment))));
  const now = [...containers, consignment, goods].flatMap(({ segments }) => segments);
  const isSame = told(header.segments) === told(known.header) && told(now) === told(known.report);
  return [
    ...moved.map(([key, place]) => header.fault('linking', key, header.value(key, place))),
    ...(isSame ? [header.fault('nothingChanged', null)] : []),
  ];
}
