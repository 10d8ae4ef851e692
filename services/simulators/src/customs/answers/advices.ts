import type { Segment } from '../edifact/segment.js';
import { Group } from '../layout/group.js';
import type { Known, Status } from '../office/known.js';
import { aboutSegments, answerHead, segment } from './segments.js';

/** Flags of a line, in the order of the message: customs and biosecurity, each on declaration and screening. */
const FLAGS = ['ADC', 'ASC', 'QDC', 'QSC'] as const;

export interface Advice {
  readonly status: Status;
  readonly isPaid: boolean;
  readonly referrals: readonly string[];
  /** Flags that are outstanding on the last line, such as `QDC`. */
  readonly outstanding: readonly string[];
}

/** The advice that a declaration has another status (DSA). */
export function statusAdvice(known: Known, { status, isPaid, referrals, outstanding }: Advice, messageId: string, at: Date): Segment[] {
  const numbers = known.tariff.map(([first]) => first?.elements[0]?.[0] ?? '');
  return [
    ...answerHead('DSA', messageId, at),
    segment('GIS', [status, 'STA', '95']),
    segment('GIS', [isPaid ? 'Y' : 'N', '109', '95', 'PAY']),
    ...referrals.map((referral) => segment('FTX', 'REF', '', '', referral)),
    ...aboutSegments(known.ownReference, known.version, known.id),
    ...numbers.flatMap((number, place) => [
      segment('CST', number),
      ...FLAGS.map((flag) => {
        const isOpen = place === numbers.length - 1 && outstanding.includes(flag);
        return segment('GIS', [isOpen ? 'N' : 'Y', '109', '95', flag]);
      }),
    ]),
  ];
}

/** The advice that cargo has another status (CARST). */
export function cargoStatus(known: Known, status: Status, messageId: string, at: Date): Segment[] {
  const [header, report] = [new Group('header', null, known.header), new Group('header', null, known.report)];
  const house = report.value('RFF:BH');
  return [
    ...answerHead('CARST', messageId, at),
    segment('GIS', [status, 'CST', '95']),
    ...aboutSegments(known.ownReference, known.version, known.id),
    segment('TDT', '20', header.value('TDT:20', '2.1'), 'S', '', '', '', '', [header.value('TDT:20', '8.1'), '', '11']),
    segment('RFF', ['MB', report.value('RFF:MB')]),
    ...(house === '' ? [] : [segment('RFF', ['BH', house])]),
  ];
}
