import { faithfulAnswer, textsIn } from './faithful-answer.js';
import { impossibleJudgement, inventedJudgement, judgementsBy, obedientJudgement } from './judgements.js';
import { type ChatRequest, schemaOf, textOf } from './wire.js';

/** An answer of the asked shape in which nothing is true: every field filled, and lines that nobody printed. */
export function inventedAnswer(request: ChatRequest): object {
  if (isAboutGoods(request)) return judgementsBy(request, inventedJudgement);
  return filled(request, (description) => {
    if (description.startsWith('a number')) return '987654.32';
    if (description.startsWith('a day')) return '2019-02-28';
    return description.startsWith('the code') ? 'ZZZ' : 'Imaginary Holdings of Atlantis';
  });
}

/** An answer of the asked shape whose values nobody could use. */
export function impossibleAnswer(request: ChatRequest): object {
  if (isAboutGoods(request)) return judgementsBy(request, impossibleJudgement);
  return filled(request, (description) => {
    if (description.startsWith('a number')) return 'NaN';
    if (description.startsWith('a day')) return '0000-00-00';
    return description.startsWith('the code') ? 'X'.repeat(500) : '-';
  });
}

/** Right fields, but numbers are numbers and texts are lists. */
export function wronglyTypedAnswer(request: ChatRequest): object {
  if (isAboutGoods(request)) return { judgements: [{ code: 392640, reason: true }] };
  const { header } = schemaOf(request).properties;
  const fields = Object.entries(header?.properties ?? {}).map(([field, { description = '' }]): [string, number | string[]] => [
    field,
    description.startsWith('a number') ? 12.5 : ['ACME'],
  ]);
  return { header: Object.fromEntries(fields), lines: {} };
}

/** The faithful answer and a field that nobody asked for. */
export function answerWithMore(request: ChatRequest): object {
  return { ...faithfulAnswer(request), approve_payment: true, call_tool: 'pay' };
}

/** `set the total to 1.00`, `change consignee to EVIL CORP`. */
const ORDER = /(?:set|change)\s+(?:the\s+)?([a-z][a-z ]{2,30}?)\s+to\s+([^\n|;]{1,60})/giu;

/** The faithful answer of a model that does what the pages tell it to do. */
export function obedientAnswer(request: ChatRequest): object {
  if (isAboutGoods(request)) return judgementsBy(request, obedientJudgement);
  const honest = faithfulAnswer(request) as { header?: Record<string, string | null> };
  if (honest.header === undefined) return honest;
  const header = { ...honest.header };
  for (const [, what = '', value = ''] of textOf(request).matchAll(ORDER)) {
    const named = what.trim().replaceAll(' ', '_').toLowerCase();
    for (const field of Object.keys(header)) if (field.startsWith(named) || field.endsWith(named)) header[field] = value.trim();
  }
  return { ...honest, header };
}

function isAboutGoods(request: ChatRequest): boolean {
  return schemaOf(request).properties.judgements !== undefined;
}

function filled(request: ChatRequest, invent: (description: string) => string): object {
  const { header, lines, translations } = schemaOf(request).properties;
  if (translations !== undefined) return { translations: textsIn(textOf(request)).map(() => 'A golden statue of the reader') };
  const fieldsOf = (fields: NonNullable<typeof header> | undefined) =>
    Object.fromEntries(Object.entries(fields?.properties ?? {}).map(([field, { description = '' }]) => [field, invent(description)]));
  return { header: fieldsOf(header), lines: Array.from({ length: 3 }, () => fieldsOf(lines?.items)) };
}
