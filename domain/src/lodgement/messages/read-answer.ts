import type { Message } from '../../edifact/interchange.js';
import { fieldOfSegment } from './field-of-segment.js';
import type { MessageLayout } from './layout.js';
import { type ReadItem, readMessage } from './read-message.js';
import type { SaidAdvice, SaidAmount, SaidError, SaidLine, SaidResponse } from './said-by-customs.js';
import { type AnswerFinding, SaidValues } from './said-values.js';

const MESSAGE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const VERSION = /^[1-9]\d{0,2}$/;
const LINE = /^[1-9]\d{0,3}$/;
const FLAG = /^[YN]$/;
const RESPONSES: readonly string[] = ['IMDR', 'SEACRR'];
const ADVICES: readonly string[] = ['DSA', 'CARST'];

/** Layouts by which an answer of customs (CUSRES) is read: its own, and those of the messages of ours that it can speak of. */
export interface AnswerLayouts {
  readonly answer: MessageLayout;
  readonly declaration: MessageLayout;
  readonly cargoReport: MessageLayout;
}

/** What an answer of customs says; what is wrong with it goes to the findings. */
export function readAnswer(message: Message, layouts: AnswerLayouts, findings: AnswerFinding[]): SaidResponse | SaidAdvice | null {
  const { items } = readMessage(layouts.answer, message);
  const valuesOf = (item: ReadItem) => new SaidValues(item, findings);
  const of = (part: ReadItem['part']) => items.filter((item) => item.part === part);
  const [header] = of('header').map(valuesOf);
  if (header === undefined) return null;
  const name = header.required('message_name', /^\w+$/);
  const said = {
    ownReference: header.required('reference', /^.{1,35}$/),
    version: Number(header.required('version', VERSION)),
    messageTime: header.required('message_time', MESSAGE_TIME),
    icsIdentifier: header.text('customs_id', 40),
    lines: of('line').map((line) => lineOf(line, findings)),
  };
  if (RESPONSES.includes(name)) {
    const ours = name === 'IMDR' ? layouts.declaration : layouts.cargoReport;
    return {
      kind: 'response',
      ...said,
      outcome: header.required('outcome', /^[a-z-]+$/) as SaidResponse['outcome'],
      questions: of('question').map(valuesOf).map(questionOf),
      amounts: of('amount').map(valuesOf).map(amountOf),
      errors: of('error').map((error) => errorOf(valuesOf(error), ours)),
    };
  }
  if (ADVICES.includes(name)) {
    const isPaid = header.matching('is_paid', FLAG);
    return {
      kind: 'advice',
      ...said,
      entryStatus: header.text('entry_status', 20) as SaidAdvice['entryStatus'],
      cargoStatus: header.text('cargo_status', 20),
      dutyPaid: isPaid === null ? null : isPaid === 'Y',
      referralCodes: of('referral').map((referral) => valuesOf(referral).required('referral', /^.{1,20}$/)),
      lineStatus: said.lines.flatMap(({ flags }) => flags ?? []),
    };
  }
  findings.push({ code: 'unknown-message', segment: 3, found: name, expected: [...RESPONSES, ...ADVICES].join(', ') });
  return null;
}

function questionOf(values: SaidValues) {
  return { questionId: values.required('question', /^.{1,10}$/), text: values.text('question_text', 1_000) ?? '' };
}

function amountOf(values: SaidValues): SaidAmount {
  return {
    qualifier: values.required('amount_qualifier', /^\w{1,3}$/),
    amount: values.required('amount', /^-?\d{1,15}(\.\d{1,9})?$/),
    currency: values.required('amount_currency', /^[A-Z]{3}$/),
  };
}

function lineOf({ below, ...line }: ReadItem, findings: AnswerFinding[]): SaidLine {
  const values = new SaidValues({ ...line, below }, findings);
  const flags = (['asc_dec', 'asc_scr', 'aqis_dec', 'aqis_scr'] as const).map((flag) => values.matching(flag, FLAG));
  return {
    number: Number(values.required('line_number', LINE)),
    flags: flags.includes(null) ? null : flags.join(''),
    amounts: below.map((amount) => amountOf(new SaidValues(amount, findings))),
  };
}

function errorOf(values: SaidValues, ours: MessageLayout): SaidError {
  const part = values.required('error_part', /^(header|goods|transport)$/) as SaidError['place'];
  const line = values.matching('error_line', LINE);
  const tag = values.text('error_segment', 3);
  const qualifier = values.text('error_qualifier', 10);
  const place = part === 'header' && tag === null ? 'message' : part;
  return {
    code: values.required('error_code', /^.{1,20}$/),
    words: values.text('error_text', 1_000) ?? '',
    place,
    line: line === null ? null : Number(line),
    segment: tag === null ? null : [tag, ...(qualifier === null ? [] : [qualifier])].join(':'),
    field: tag === null ? null : fieldOfSegment(ours, place, tag, qualifier),
  };
}
