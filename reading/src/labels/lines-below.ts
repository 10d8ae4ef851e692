import { type Area, heightOf, isSameLine, middleX, overlapX } from '../page/area.js';
import { isSameCell } from '../page/enclosure.js';
import type { Phrase } from '../page/phrases.js';
import { contactsWithin, isContactLabel } from './contacts-within.js';
import type { Label } from './label.js';
import { LINES_BELOW } from './tuning.js';

/** The words of a scan are as high as their ink; where text comes with the page they have the height of their font. */

/** The lines right below a label (or below its inline value), in its columns, up to the next label or a wide gap. */
export function linesBelow(label: Label, from: Area, free: readonly Phrase[], others: readonly Label[]): Phrase[] {
  const left = Math.min(label.area.left, from.left);
  const limit = rightLimit(label, others);
  const lines: Phrase[] = [];
  const contacts = leadingContacts(label, from, others);
  const within = contactsWithin(label, free, others);
  const stops = others.filter((other) => !contacts.includes(other) && !within.includes(other));
  let bottom = Math.max(from.bottom, label.area.bottom, ...contacts.map(({ area }) => area.bottom));
  for (const phrase of free) {
    if (phrase.area.top < bottom - 0.5 * heightOf(phrase.area) && !lines.some((line) => isSameLine(line.area, phrase.area))) continue;
    const begins = phrase.area.left >= left - 2 * heightOf(label.area) || (lines.length === 0 && isFlush(phrase.area, label.area));
    const isInColumn = begins && phrase.area.left < limit && (lines.length > 0 || isUnder(phrase, label, from));
    if (!isInColumn || isAcrossRule(label, phrase, lines[0]) || !isAligned(phrase, lines)) continue;
    const isSameBlock = lines.length === 0 || isSameCell(phrase.cell, lines[0]?.cell ?? phrase.cell);
    const height = Math.max(heightOf(phrase.area), heightOf(label.area));
    const widest = (lines.length === 0 ? 2.6 : isSameBlock ? 1.9 : 1.4) * height;
    const over = within.filter(({ area }) => area.bottom <= phrase.area.top + 1).map(({ area }) => area.bottom);
    if (phrase.area.top - Math.max(bottom, ...over) > widest) break;
    if (stops.some((other) => isBetween(other, label, phrase, limit))) break;
    lines.push(phrase);
    bottom = Math.max(bottom, phrase.area.bottom);
  }
  return lines;
}

/** Contact and tax number printed before the name of a party belong to its block: the value goes on below them. */
function leadingContacts(label: Label, from: Area, others: readonly Label[]): Label[] {
  const found: Label[] = [];
  let bottom = Math.max(from.bottom, label.area.bottom);
  for (const other of others.toSorted((a, b) => a.area.top - b.area.top)) {
    const gap = other.area.top - bottom;
    const isNext = gap > -2 && gap < 1.2 * heightOf(other.area) && Math.abs(other.area.left - label.area.left) < 3 * heightOf(other.area);
    if (!isNext) continue;
    if (!isContactLabel(other)) break;
    found.push(other);
    bottom = other.area.bottom;
  }
  return found;
}

/** The first line of a value begins under its label, or under the value on the label's line. */
function isUnder(phrase: Phrase, label: Label, from: Area): boolean {
  const slack = 3 * heightOf(phrase.area);
  return [label.area, from].some((area) => overlapX(phrase.area, area) > 0 || Math.abs(phrase.area.left - area.left) < slack);
}

/** Whether a longer value is set to the right under its label, or in the middle. */
function isFlush(value: Area, label: Area): boolean {
  const slack = LINES_BELOW.flush * heightOf(label);
  return Math.abs(value.right - label.right) < slack || Math.abs(middleX(value) - middleX(label)) < slack;
}

/** The lines of one value keep to one column: they overlap, or begin near each other. */
function isAligned(phrase: Phrase, lines: readonly Phrase[]): boolean {
  const [first] = lines;
  if (first === undefined) return true;
  const height = heightOf(phrase.area);
  const beside = lines.find((line) => isSameLine(line.area, phrase.area));
  if (beside !== undefined) return phrase.area.left - beside.area.right < 3 * height;
  return Math.abs(first.area.left - phrase.area.left) < 3 * height || lines.some((line) => overlapX(line.area, phrase.area) > 0);
}

/** A value does not reach into the columns of the next label on the label's line, nor over the rule of its cell. */
function rightLimit(label: Label, others: readonly Label[]): number {
  const beside = others
    .filter(({ area }) => isSameLine(area, label.area) && area.left > label.area.right)
    .map(({ area }) => area.left - 1.5 * heightOf(area));
  return Math.min(label.cell.right, label.area.right + 260, ...beside);
}

/** The value of a label stands in the label's cell or in the one below it, wholly. */
export function isAcrossRule(label: Label, phrase: Phrase, first: Phrase | undefined): boolean {
  if (Number.isFinite(label.cell.left) && phrase.cell.left !== label.cell.left && phrase.area.left < label.cell.left) return true;
  if (first !== undefined)
    return first.cell.bottom !== phrase.cell.bottom && Number.isFinite(first.cell.bottom) && phrase.area.top > first.cell.bottom - 1;
  return false;
}

function isBetween(other: Label, label: Label, phrase: Phrase, limit: number): boolean {
  const isBelow = other.area.top > label.area.bottom - 2 && other.area.top < phrase.area.bottom;
  return isBelow && other.area.left < limit && other.area.right > label.area.left - 4 && other.area.left <= phrase.area.right;
}
