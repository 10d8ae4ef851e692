import { randomInt, randomUUID } from 'node:crypto';
import { cargoStatus, statusAdvice } from '../answers/advices.js';
import { responseSegments } from '../answers/response.js';
import type { Segment } from '../edifact/segment.js';
import { writeInterchange } from '../edifact/write-interchange.js';
import type { Planned } from '../office/answer-plan.js';
import type { Known } from '../office/known.js';
import type { Behaviours } from '../office/script.js';
import type { Letter } from './ledger.js';

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** So many letters and digits by chance, without those that look alike. */
export function randomText(length: number): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

export interface Written {
  readonly letters: readonly Letter[];
  readonly lastMessageAt: number;
}

const SECOND = 1_000;

/** The messages that were planned, each with an id, a control reference and a time of its own, later than any before it. */
export function writeLetters(planned: readonly Planned[], known: Known, now: Date): Written {
  let last = known.lastMessageAt;
  const letters = planned.map((one) => {
    last = Math.max(Math.floor(now.getTime() / SECOND) * SECOND, last + SECOND);
    const at = new Date(last);
    return letterOf(known, titleOf(one, known), wordsOf(one, known, at), at);
  });
  return { letters, lastMessageAt: last };
}

function wordsOf(planned: Planned, known: Known, at: Date): Segment[] {
  const messageId = `CM${randomText(10)}`;
  if (planned.kind === 'response') return responseSegments(planned.response, messageId, at);
  return known.name === 'IMD'
    ? statusAdvice(known, planned.advice, messageId, at)
    : cargoStatus(known, planned.advice.status, messageId, at);
}

function titleOf(planned: Planned, { name }: Known): string {
  if (planned.kind === 'response') return `${name}R ${planned.response.outcome}`;
  return `${name === 'IMD' ? 'DSA' : 'CARST'} ${planned.advice.status}`;
}

function letterOf(known: Known, title: string, segments: readonly Segment[], sentAt: Date): Letter {
  const controlReference = `CU${randomText(10)}`;
  const bytes = writeInterchange({ recipientParts: known.siteParts, controlReference, identifier: 'CUSRES:D:99B:UN', segments, sentAt });
  return { id: randomUUID(), site: known.site, title, text: bytes.toString('latin1'), isHeld: false };
}

/** Letters as a script sends them: twice, the other way round, late, not at all, with garbage or a stray one before them. */
export function asScripted(letters: readonly Letter[], behaviours: Behaviours, otherSite: string | null): readonly Letter[] {
  if (behaviours.has('silent')) return [];
  const turned = behaviours.has('out-of-order') ? letters.toReversed() : letters;
  const doubled = behaviours.has('duplicate') ? turned.flatMap((letter) => [letter, { ...letter, id: randomUUID() }]) : turned;
  const stray = behaviours.has('other-org') ? letters.slice(0, 1).map((letter) => strayed(letter, otherSite)) : [];
  const garbage = behaviours.has('garbage') ? letters.slice(0, 1).map(garbled) : [];
  const isHeld = behaviours.has('late');
  return [...garbage, ...stray, ...doubled].map((letter) => ({ ...letter, isHeld }));
}

/** The letter at the address of somebody else; where there is nobody else, about a reference that nobody has. */
function strayed(letter: Letter, otherSite: string | null): Letter {
  const again = { ...letter, id: randomUUID(), title: `${letter.title}, astray` };
  if (otherSite !== null) return { ...again, site: otherSite };
  return { ...again, text: letter.text.replace(/RFF\+ACW:[^:']+/u, `RFF+ACW:${randomText(12)}`) };
}

function garbled(letter: Letter): Letter {
  return { ...letter, id: randomUUID(), title: 'garbage', text: `\u0000<html>${letter.text.slice(0, 40)}` };
}
