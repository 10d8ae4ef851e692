import type { Response } from '../answers/response.js';
import type { ReadImd } from '../layout/read-imd.js';
import { keyOf } from '../layout/row.js';
import { ADDED_UP } from '../rules/amount-rules.js';
import type { Declaration } from '../rules/declaration.js';
import type { Fault } from '../rules/fault.js';
import { audText, millionths, sumOf } from '../rules/money.js';
import { adviceOf, type Decided, type Planned } from './answer-plan.js';
import { examineDeclaration } from './examine-declaration.js';
import type { Known, Question, Status } from './known.js';
import type { Behaviours } from './script.js';

/** What is refused, asked, accepted: an import declaration by its own rules, then by the script. `today` is the day in Sydney. */
export function decideDeclaration(imd: ReadImd, before: Known, behaviours: Behaviours, today: string): Decided {
  const examined = examineDeclaration(imd, before, today);
  const faults = [...examined.faults, ...scriptedFaults(imd, behaviours.get('errors') ?? 0)];
  const asked = questionsFor(behaviours.get('question') ?? 0);
  const isPreLodged = imd.header.value('GIS:LDG', '1.1') === 'P';
  if (faults.length > 0) return { known: before, planned: [answered(imd, before, { outcome: 'REJ', faults })] };
  if (imd.function === '50') {
    const known: Known = { ...before, version: imd.version, stage: 'withdrawn', status: 'WDRN' };
    return { known, planned: [answered(imd, known, { outcome: 'WDN' }), { kind: 'advice', advice: adviceOf('WDRN') }] };
  }
  if (asked.length > 0 && !isPreLodged) {
    const known: Known = { ...before, questions: asked };
    const open = asked.map(({ id }) => imd.header.fault('unanswered', 'FTX:ACD', id));
    return { known, planned: [answered(imd, known, { outcome: 'REJ', faults: open, questions: asked })] };
  }
  const known = knownAfter(imd, examined.declaration, before, isPreLodged ? { today, asked } : null);
  const amounts = amountsOf(examined.declaration);
  const outcome = isPreLodged ? 'PRE' : 'ACC';
  const statuses = statusesAfter(behaviours);
  return {
    known: { ...known, status: statuses.at(-1) ?? known.status },
    planned: [
      answered(imd, known, { outcome, questions: isPreLodged ? asked : [], ...amounts }),
      ...statuses.map((status): Planned => ({ kind: 'advice', advice: adviceOf(status) })),
    ],
  };
}

/** The statuses that a script gives after an acceptance, each by an advice of its own. */
export function statusesAfter(behaviours: Behaviours): Status[] {
  if (behaviours.has('hold')) return ['HELD'];
  if (behaviours.has('authority')) return ['CLEAR', 'ATD'];
  return behaviours.has('clear') ? ['CLEAR'] : [];
}

function answered(imd: ReadImd, known: Known, more: Pick<Response, 'outcome'> & Partial<Response>): Planned {
  const { ownReference, version } = imd;
  const id = known.version > 0 ? known.id : '';
  return {
    kind: 'response',
    response: { name: 'IMD', ownReference, version, id, questions: [], faults: [], totals: {}, lines: [], ...more },
  };
}

function knownAfter(
  imd: ReadImd,
  { header, invoices, transport, tariff }: Declaration,
  before: Known,
  preLodged: { readonly today: string; readonly asked: readonly Question[] } | null,
): Known {
  return {
    ...before,
    version: imd.version,
    stage: preLodged === null ? 'lodged' : 'pre-lodged',
    preLodgedOn: preLodged?.today ?? before.preLodgedOn,
    questions: preLodged?.asked ?? before.questions,
    header: header.segments,
    invoices: invoices.map(({ segments }) => segments),
    transport: transport.map(({ segments }) => segments),
    tariff: tariff.map(({ segments }) => segments),
  };
}

const OF_A_LINE = ['MOA:55', 'MOA:DMP', 'MOA:WET', 'MOA:GST', 'MOA:GSD', 'MOA:LCT'] as const;

/** Amounts as customs adds them up itself. */
function amountsOf({ header, tariff }: Declaration): Pick<Response, 'totals' | 'lines'> {
  const sums = ADDED_UP.map((key): [string, string] => [key, audText(sumOf(tariff.map((line) => millionths(line.value(key)))) ?? 0n)]);
  const given = ['MOA:CHG', 'MOA:9'].map((key): [string, string] => [key, header.value(key)]);
  return {
    totals: Object.fromEntries(sums.concat(given)),
    lines: tariff.map((line) => ({ number: line.line ?? 0, amounts: Object.fromEntries(OF_A_LINE.map((key) => [key, line.value(key)])) })),
  };
}

/** Questions as customs might ask them; their ids are stable, so that an answer finds its question again. */
function questionsFor(count: number): Question[] {
  const texts = ['Are the goods new?', 'Is any of the packing of unprocessed timber?', 'Were the goods made with asbestos?'];
  return Array.from({ length: count }, (_, place) => ({
    id: `LQ${String(101 + place).padStart(4, '0')}`,
    text: texts[place % texts.length] ?? '',
  }));
}

/** So many faults at places that the message really has, those of lines of goods first. */
function scriptedFaults({ header, details }: ReadImd, count: number): Fault[] {
  const goodsFirst = details.toSorted((a, b) => Number(b.has('MOA:38')) - Number(a.has('MOA:38')));
  const places = [...goodsFirst, header].flatMap((group) => group.segments.map((segment) => group.fault('script', keyOf(segment))));
  return Array.from({ length: count }, (_, place) => places[place % places.length]).filter((fault) => fault !== undefined);
}
