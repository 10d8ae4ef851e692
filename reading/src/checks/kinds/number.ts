import { daysIn } from '@tallyport/domain/values/dates';
import { wholeLabel } from '../../labels/match-label.js';
import { NUMBER } from '../tuning.js';
import { hasOpenBracket, hasOwnLabel } from './misplaced-marks.js';

const PHONE = /^(?:\+\d|\(0?\d{2,4}\)|00\d{2}[\s/.-])[\d\s()./-]{6,}$/u;
const IBAN = /^[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3,7}(?:\s?[A-Z\d]{1,3})?$/u;
const MONEY = /[$€£¥]|^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$/u;
const MEASURE =
  /^\d[\d.,]*\s?(?:kgs?|lbs?|cbm|m3|ctns?|pcs|pkgs?|days?|tage|jours?|d[ií]as|giorni|dagen|dager|dagar|dage|dni|dnů|nap|zile|gün|%)$/iu;

/** Why a text is hardly the number of a paper; null where it may well be one. */
export function faultOfNumber(text: string): string | null {
  if (!/\d/u.test(text)) return 'has no figure';
  if (text.replace(/[^\p{L}\p{N}]/gu, '').length < NUMBER.shortest) return 'is too short for the number of a paper';
  if (hasOpenBracket(text) || /[-/.]$/u.test(text)) return 'is cut off';
  if (hasOwnLabel(text)) return 'has a label within it';
  if (isNamed(text)) return 'begins with the name of such a number';
  if (isWholeDay(text)) return 'is a day';
  if (/\s\d{4}[-./]\d{1,2}[-./]\d{1,2}$|\s\d{1,2}[-./]\d{1,2}[-./]\d{4}$/u.test(text)) return 'has a day behind it';
  if (PHONE.test(text)) return 'is written like the number of a telephone';
  if (IBAN.test(text) && isIban(text)) return 'is the number of a bank account';
  if (MONEY.test(text) || MEASURE.test(text)) return 'is a sum or a measure';
  return null;
}

/** The word before the figures is a label itself: `PO 61154`, `SHIPMENT 7-0091152`. */
function isNamed(text: string): boolean {
  const word = /^(?<word>\p{L}[\p{L}./]*?)[.:#\s]*\s(?=\S*\d)/u.exec(text)?.groups?.['word'] ?? '';
  return word.length > 1 && (wholeLabel(word)?.concepts.length ?? 0) > 0;
}

function isWholeDay(text: string): boolean {
  const [day] = daysIn(text, 'day first');
  return day !== undefined && day.start === 0 && day.end === text.length && /[-./\s]/u.test(text);
}

/** The test number of an account, by ISO 13616. */
function isIban(text: string): boolean {
  const code = text.replace(/\s/gu, '');
  const digits = `${code.slice(4)}${code.slice(0, 4)}`.replace(/[A-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
