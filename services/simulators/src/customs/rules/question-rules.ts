import type { Group } from '../layout/group.js';
import type { Known } from '../office/known.js';
import type { Fault } from './fault.js';

/**
 * Lodging answers all questions that were asked, on the day of the pre-lodgement; nothing else is answered. `today` is the day in
 * Sydney.
 */
export function questionRules(header: Group, known: Known | null, today: string): Fault[] {
  const asked = (known?.questions ?? []).map(({ id }) => id);
  const answered = header.values('FTX:ACD', '4.1');
  const isLodging = header.value('GIS:LDG', '1.1') === 'L';
  const strange = answered.filter((id) => !isLodging || !asked.includes(id));
  const isOtherDay = isLodging && known?.stage === 'pre-lodged' && known.preLodgedOn !== today;
  const isOriginal = header.value('BGM', '3.1') === '9';
  return [
    ...strange.map((id) => header.fault('notAsked', 'FTX:ACD', id)),
    ...(isLodging && isOriginal ? asked.filter((id) => !answered.includes(id)).map((id) => header.fault('unanswered', 'FTX:ACD', id)) : []),
    ...(isOtherDay ? [header.fault('otherDay', 'GIS:LDG', known.preLodgedOn ?? '')] : []),
    ...(isOriginal || isLodging ? [] : [header.fault('function', 'GIS:LDG', header.value('GIS:LDG', '1.1'))]),
  ];
}
