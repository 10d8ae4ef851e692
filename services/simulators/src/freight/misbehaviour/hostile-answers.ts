import { UNIVERSAL } from '../office/decision.js';
import type { MisbehaviourName } from './misbehaviours.js';

const ROOT = `<UniversalResponse xmlns="${UNIVERSAL}" version="1.1">`;
const ENTITY = (name: string, of: string) => `<!ENTITY ${name} "${`&${of};`.repeat(10)}">`;
const LEVELS = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const DEEP = 100_000;
const HUGE_BYTES = 100 * 1024 * 1024;
const PIECE = `<Data>${'A'.repeat(64 * 1024)}</Data>`;

/** Documents that no reader should read, each as the pieces that it is sent in; undefined where it is none of these. */
export function hostileAnswer(name: MisbehaviourName): Iterable<string> | undefined {
  switch (name) {
    case 'dtd':
      return [`<?xml version="1.0"?><!DOCTYPE UniversalResponse>${ROOT}<Status>PRS</Status></UniversalResponse>`];
    case 'external-entity':
      return [
        `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${ROOT}<Status>PRS</Status><ProcessingLog>&e;</ProcessingLog></UniversalResponse>`,
      ];
    case 'entity-bomb':
      return [bomb()];
    case 'deep':
      return [`${ROOT}<Status>PRS</Status>${'<Data>'.repeat(DEEP)}${'</Data>'.repeat(DEEP)}</UniversalResponse>`];
    case 'huge':
      return huge();
    default:
      return undefined;
  }
}

/** A billion laughs: ten of ten of ten. */
function bomb(): string {
  const entities = LEVELS.map((name, index) => ENTITY(name, index === 0 ? 'a' : (LEVELS[index - 1] ?? 'a')));
  return `<!DOCTYPE x [<!ENTITY a "laugh">${entities.join('')}]>${ROOT}<Status>PRS</Status><ProcessingLog>&j;</ProcessingLog></UniversalResponse>`;
}

function* huge(): Iterable<string> {
  yield `${ROOT}<Status>PRS</Status>`;
  for (let bytes = 0; bytes < HUGE_BYTES; bytes += PIECE.length) yield PIECE;
  yield '</UniversalResponse>';
}
