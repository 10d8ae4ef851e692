import { daysIn } from '@tallyport/domain/values/dates';
import { isEmptyValue } from '@tallyport/domain/values/empty-values';
import { incotermsIn } from '@tallyport/domain/values/incoterms';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { packagesIn } from '@tallyport/domain/values/package-types';
import { CERTAINTY, DOUBT } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import { cleaned } from '../fields/value-readers.js';
import { creditCodeOf } from './credit-code.js';
import type { FormBox } from './find-boxes.js';

/** All lines of a box as one text; Chinese goes on without a space. */
export function textInBox({ lines }: FormBox): Understood | null {
  const printed = lines.map(({ text }) => text.trim()).join(' ');
  const value = cleaned(printed.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '').replace(/^[(（]?[A-Z\d/]+[)）]\s*/u, ''));
  return isEmptyValue(value) || !/[\p{L}\p{N}]/u.test(value) || /^[(（].*[)）]$/u.test(value)
    ? null
    : { value, from: lines, certainty: CERTAINTY.customsForm.box };
}

/** The code in brackets behind a label. */
export function codeOfBox({ label, code }: FormBox): Understood | null {
  if (code === null || !/\d/.test(code)) return null;
  const mended = creditCodeOf(code);
  const isDoubtful = mended === null && code.length === 18;
  return { value: mended ?? code, from: [label], certainty: isDoubtful ? CERTAINTY.customsForm.codeDoubted : CERTAINTY.customsForm.box };
}

/** A number without what stands in brackets behind it: the customs that gave it. */
export function numberAlone(box: FormBox): Understood | null {
  const read = textInBox(box);
  return read === null ? null : { ...read, value: String(read.value).replace(/(?<=\d)\s*[(（][^)）]*[)）]$/u, '') };
}

export function numberInBox({ lines }: FormBox, text: DocumentText): Understood | null {
  for (const line of lines) {
    const [number, ...others] = numbersIn(line.text, text.numberStyle);
    if (number !== undefined && others.length === 0) return { value: number.value, from: [line], certainty: CERTAINTY.customsForm.box };
  }
  return null;
}

/** A count of packages, and what they are where it is printed with the count: `44 PALLETS`. */
export function packagesInBox(box: FormBox, text: DocumentText): Understood | null {
  const [line] = box.lines;
  const counted = line === undefined ? null : packagesIn(spaced(line.text));
  if (line === undefined || counted === null) return numberInBox(box, text);
  return { value: counted.count, from: [line], certainty: CERTAINTY.customsForm.box };
}

/** The kind of the packages that are counted in a box. */
export function packageTypeInBox({ lines: [line] }: FormBox): Understood | null {
  const type = line === undefined ? undefined : packagesIn(spaced(line.text))?.type;
  return line === undefined || type === undefined ? null : { value: type, from: [line], certainty: CERTAINTY.customsForm.box };
}

/** Narrow cells leave no room between a count and its word. */
function spaced(words: string): string {
  return words.trim().replace(/^(\d+)(?=\p{L})/u, '$1 ');
}

/** The two figures by which customs knows a kind of package, written for its name. */
export function codeForName({ lines }: FormBox): Understood | null {
  const [line, ...others] = lines;
  if (line === undefined || others.length > 0 || !/^\d{2}$/u.test(line.text.trim())) return null;
  return { value: line.text.trim(), from: [line], certainty: CERTAINTY.customsForm.box };
}

/** A charge stands as an amount, or as currency, amount and mark: `USD/1200/3`. A rate (mark 1) is no amount. */
export function chargeInBox(box: FormBox, text: DocumentText): Understood | null {
  const [line] = box.lines;
  if (line === undefined) return null;
  const parts = line.text.split('/').map((part) => part.trim());
  if (parts.length < 2) return numberInBox(box, text);
  const isRate = parts.at(-1) === '1';
  const amount = parts.length === 3 ? numbersIn(parts[1] ?? '', text.numberStyle)[0] : undefined;
  return isRate || amount === undefined
    ? null
    : { value: amount.value, from: [line], certainty: CERTAINTY.customsForm.box - DOUBT.lessForBoxedAmount };
}

export function dayInBox({ lines }: FormBox, text: DocumentText): Understood | null {
  for (const line of lines) {
    const printed = line.text.replace(/(?<!\d)(20\d\d)([01]\d)([0-3]\d)(?!\d)/u, '$1-$2-$3');
    const [day] = daysIn(printed, text.dayOrder);
    if (day !== undefined)
      return { value: day.value, from: [line], certainty: day.certain ? CERTAINTY.customsForm.box : CERTAINTY.day.twoWays };
  }
  return null;
}

export function incotermInBox({ lines }: FormBox): Understood | null {
  const named = lines.flatMap((line) => incotermsIn(line.text.toUpperCase()).map((term) => ({ term, line })));
  const [first, ...others] = named;
  return first === undefined || others.length > 0 ? null : { value: first.term, from: [first.line], certainty: CERTAINTY.customsForm.box };
}

export function certificateInBox({ lines }: FormBox): Understood | null {
  for (const line of lines) {
    const number = /产地证[明书]*[^A-Z\d]{0,3}(?:\d{1,2}[^A-Z\d]+)?(?:\d{2}S)?\s*([A-Z]{1,4}\d{6,})/u.exec(line.text)?.[1];
    if (number !== undefined) return { value: number, from: [line], certainty: CERTAINTY.customsForm.contract };
  }
  return null;
}

/** Goods without marks say so; other remarks are none. */
export function noMarksInBox({ lines }: FormBox): Understood | null {
  const line = lines.find(({ text }) => /(?<![A-Z])N\/M(?![A-Z])/u.test(text));
  return line === undefined ? null : { value: 'N/M', from: [line], certainty: CERTAINTY.customsForm.noMarks };
}

/** Ship and voyage: the name may go on in a second line of its cell, and the voyage stands behind a stroke. */
function shipInBox({ lines }: FormBox): readonly [vessel: string, voyage: string] {
  const [vessel = '', voyage = ''] = lines
    .map(({ text }) => text)
    .join(' ')
    .split('/')
    .map(cleaned);
  return isEmptyValue(vessel) ? ['', ''] : [vessel, voyage];
}

export function vesselInBox(box: FormBox): Understood | null {
  const [value] = shipInBox(box);
  return value === '' ? null : { value, from: box.lines, certainty: CERTAINTY.customsForm.box };
}

export function voyageInBox(box: FormBox): Understood | null {
  const [, value] = shipInBox(box);
  return value === '' ? null : { value, from: box.lines, certainty: CERTAINTY.customsForm.box };
}
