import { Dice } from '../../accuracy/generator/dice.js';
import { type MadeDocument, makeDocument } from '../../accuracy/generator/make-document.js';
import type { Medium } from '../../accuracy/generator/medium.js';
import type { Press } from '../../accuracy/generator/print/press.js';
import { printDocument } from '../../accuracy/generator/print/print-document.js';
import type { Injection } from './injection.js';
import { PAYLOADS, type Payload } from './payloads.js';
import { PDF_INJECTIONS } from './pdf-injections.js';
import { TEXT_DOCUMENT_INJECTIONS } from './text-document-injections.js';
import { WORKBOOK_INJECTIONS } from './workbook-injections.js';

const INJECTIONS: Readonly<Partial<Record<Medium, readonly Injection[]>>> = {
  pdf: PDF_INJECTIONS,
  workbook: WORKBOOK_INJECTIONS,
  document: TEXT_DOCUMENT_INJECTIONS,
};

/** One document with somebody's words put into it. */
export interface InjectedDocument {
  readonly name: string;
  readonly injection: Injection;
  readonly payload: Payload;
  readonly bytes: Buffer;
}

/** A clean document and what was made of it. */
export interface Twins {
  readonly clean: Buffer;
  readonly injected: AsyncIterable<InjectedDocument>;
}

/** So many documents of each medium, with every injection that it can carry, or with every so-manieth of them. */
export async function* twins(press: Press, counts: Readonly<Partial<Record<Medium, number>>>, step = 1): AsyncGenerator<Twins> {
  const left = new Map(Object.entries(counts));
  for (let number = 0; [...left.values()].some((count) => count > 0); number++) {
    const made = makeDocument('develop', number);
    const wanted = left.get(made.medium) ?? 0;
    if (wanted === 0) continue;
    left.set(made.medium, wanted - 1);
    const { bytes } = await printDocument(press, made);
    yield { clean: bytes, injected: injectInto(made, bytes, number, step) };
  }
}

async function* injectInto(made: MadeDocument, clean: Buffer, number: number, step: number): AsyncGenerator<InjectedDocument> {
  const dice = new Dice(`injection/${made.name}`);
  for (const [index, injection] of (INJECTIONS[made.medium] ?? []).entries()) {
    const payload = dice.pick(PAYLOADS);
    if ((index + number) % step !== 0) continue;
    yield { name: `${made.name}, ${injection.name}: ${payload.text}`, injection, payload, bytes: await injection.inject(clean, payload) };
  }
}
