import type { Segment } from '../edifact/segment.js';
import type { Question } from '../office/known.js';
import { FAULTS, type Fault } from '../rules/fault.js';
import { aboutSegments, answerHead, segment } from './segments.js';

export type Outcome = 'ACC' | 'PRE' | 'WDN' | 'REJ';

/** Amounts of AUD by the segment that carries them (`MOA:55`). */
export type Amounts = Readonly<Record<string, string>>;

export interface Response {
  readonly name: 'IMD' | 'SEACR';
  readonly outcome: Outcome;
  readonly ownReference: string;
  readonly version: number;
  readonly id: string;
  readonly questions: readonly Question[];
  readonly faults: readonly Fault[];
  readonly totals: Amounts;
  readonly lines: readonly { readonly number: number; readonly amounts: Amounts }[];
}

/** One answer holds so many errors; where there are more, the last says so. */
const MOST_ERRORS = 50;

/** The answer to a declaration (IMDR) or a cargo report (SEACRR). */
export function responseSegments(response: Response, messageId: string, at: Date): Segment[] {
  const { name, outcome, ownReference, version, id, questions, faults, totals, lines } = response;
  return [
    ...answerHead(`${name}R`, messageId, at),
    segment('GIS', [outcome, 'RES', '95']),
    ...questions.map((question) => segment('FTX', 'ACD', '', '', [question.id, question.text])),
    ...aboutSegments(ownReference, version, id),
    ...moneySegments(totals),
    ...errorsShown(faults).flatMap((fault) => errorSegments(fault, name)),
    ...lines.flatMap(({ number, amounts }) => [segment('CST', String(number)), ...moneySegments(amounts)]),
  ];
}

function moneySegments(amounts: Amounts): Segment[] {
  return Object.entries(amounts).map(([key, amount]) => segment('MOA', [key.split(':')[1] ?? '', amount, 'AUD']));
}

function errorsShown(faults: readonly Fault[]): readonly Fault[] {
  if (faults.length <= MOST_ERRORS) return faults;
  return [...faults.slice(0, MOST_ERRORS - 1), { kind: 'more', section: 'header', line: null, key: null }];
}

const SECTIONS = { header: '1', tariff: '2', transport: '3' } as const;
const LONGEST_VALUE = 80;

function errorSegments({ kind, section, line, key, value }: Fault, name: string): Segment[] {
  const [number, words] = FAULTS[kind];
  const place = line === null ? [SECTIONS[section]] : [SECTIONS[section], String(line)];
  return [
    segment('ERP', place, ...(key === null ? [] : [key.split(':')])),
    segment('ERC', [`${name === 'IMD' ? 'IMD' : 'SCR'}${number}`, '', '95']),
    segment('FTX', 'AAO', '', '', value === undefined ? words : `${words}: ${value.slice(0, LONGEST_VALUE)}`),
  ];
}
