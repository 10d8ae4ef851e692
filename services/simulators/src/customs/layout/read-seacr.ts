import type { Segment } from '../edifact/segment.js';
import type { Fault } from '../rules/fault.js';
import { checkRows } from './check-rows.js';
import { cutBefore } from './cut.js';
import { Group } from './group.js';
import { SEACR_CONSIGNMENT, SEACR_CONTAINER, SEACR_GOODS, SEACR_HEADER, SEACR_SUMMARY, SEACR_WITHDRAWAL } from './seacr.js';

/** A sea cargo report as it came, cut into its groups. Its containers are numbered as they follow each other. */
export interface ReadSeacr {
  readonly name: 'SEACR';
  readonly ownReference: string;
  readonly version: number;
  readonly function: string;
  readonly header: Group;
  readonly containers: readonly Group[];
  readonly consignment: Group;
  readonly goods: Group;
  readonly summary: Group;
}

const STARTS: ReadonlySet<string> = new Set(['EQD', 'CNI', 'GID', 'CNT']);

/** Cuts the segments between UNH and UNT. */
export function readSeacr(segments: readonly Segment[]): ReadSeacr {
  const groups = cutBefore(segments, ({ tag }) => STARTS.has(tag));
  const begun = (tag: string) => groups.filter(([first]) => first?.tag === tag);
  const one = (tag: string) => new Group('header', null, begun(tag).flat());
  const header = new Group('header', null, groups.filter(([first]) => !STARTS.has(first?.tag ?? '')).flat());
  return {
    name: 'SEACR',
    ownReference: header.value('BGM', '2.1'),
    version: Number(header.value('BGM', '2.2')),
    function: header.value('BGM', '3.1'),
    header,
    containers: begun('EQD').map((group, place) => new Group('tariff', place + 1, group)),
    consignment: one('CNI'),
    goods: one('GID'),
    summary: one('CNT'),
  };
}

/** All faults of form of a report, in the order of its segments. */
export function checkSeacr({ function: what, header, containers, consignment, goods, summary }: ReadSeacr): Fault[] {
  const count = summary.value('CNT:16');
  const miscounted = count !== '' && Number(count) !== containers.length ? [summary.fault('count', 'CNT:16', count)] : [];
  if (what === '50') {
    const nothing = [...containers, consignment, goods].flatMap((group) => checkRows(group, []));
    return [...checkRows(header, SEACR_WITHDRAWAL), ...nothing, ...checkRows(summary, SEACR_SUMMARY), ...miscounted];
  }
  return [
    ...checkRows(header, SEACR_HEADER),
    ...containers.flatMap((group) => checkRows(group, SEACR_CONTAINER)),
    ...checkRows(consignment, SEACR_CONSIGNMENT),
    ...checkRows(goods, SEACR_GOODS),
    ...checkRows(summary, SEACR_SUMMARY),
    ...miscounted,
  ];
}
