import { faithfulJudgement, judgementsBy } from './judgements.js';
import { type ChatRequest, schemaOf, textOf } from './wire.js';

type Values = Record<string, string | null>;

/** Ways in which papers write the words of a field's name. */
const WRITTEN: Readonly<Record<string, string>> = { number: '(?:number|no\\.?|#)', amount: '(?:amount)?', name: '(?:name)?', date: 'date' };

/** What a plain reader would answer: for each field the text behind a label that is called like the field, for goods the code that shares most words. */
export function faithfulAnswer(request: ChatRequest): object {
  const { header, translations, judgements } = schemaOf(request).properties;
  if (judgements !== undefined) return judgementsBy(request, faithfulJudgement);
  const text = textOf(request);
  if (translations !== undefined) return { translations: textsIn(text).map((_, index) => `Simulated English ${index + 1}`) };
  const cells = text.split(/\n| \| /u).map((cell) => cell.trim());
  const fields = Object.entries(header?.properties ?? {});
  return {
    header: Object.fromEntries(fields.map(([field, { description = '' }]) => [field, valueOf(field, description, cells)])),
    lines: [],
  };
}

/** The texts of a question to translate. */
export function textsIn(question: string): readonly string[] {
  const { texts } = JSON.parse(question) as { texts?: readonly string[] };
  return texts ?? [];
}

function valueOf(field: string, description: string, cells: readonly string[]): Values[string] {
  const words = field.split('_').map((word) => WRITTEN[word] ?? word);
  const label = new RegExp(`^${words.join('\\s*')}\\s*[:：]\\s*(\\S.*)$`, 'iu');
  const printed = cells.map((cell) => label.exec(cell)?.[1]).find((value) => value !== undefined);
  return printed === undefined ? null : written(printed, description);
}

/** The printed value as the schema wants it written; null where it cannot be. */
function written(printed: string, description: string): string | null {
  if (description.startsWith('a number')) return /-?\d[\d,]*(?:\.\d+)?/u.exec(printed)?.[0].replaceAll(',', '') ?? null;
  if (description.startsWith('a day')) return dayIn(printed);
  return description.startsWith('the code') ? printed.toUpperCase() : printed;
}

function dayIn(printed: string): string | null {
  const iso = /\d{4}-\d{2}-\d{2}/u.exec(printed)?.[0];
  if (iso !== undefined) return iso;
  const day = new Date(`${printed} UTC`);
  return Number.isNaN(day.getTime()) ? null : day.toISOString().slice(0, 10);
}
