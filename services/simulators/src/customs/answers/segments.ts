import type { Segment } from '../edifact/segment.js';

/** A segment from its elements; an element of one component may be a text. */
export function segment(tag: string, ...elements: readonly (string | readonly string[])[]): Segment {
  return { tag, elements: elements.map((element) => (typeof element === 'string' ? [element] : element)) };
}

/** What all answers begin with: their name, their id and their time. */
export function answerHead(name: string, messageId: string, at: Date): Segment[] {
  const time = at.toISOString().replaceAll(/[-:T]/gu, '').slice(0, 14);
  return [segment('BGM', ['961', '', '', name], messageId), segment('DTM', ['9', time, '204'])];
}

/** What is answered. The id is missing only where customs gave none. */
export function aboutSegments(ownReference: string, version: number, id: string): Segment[] {
  return [segment('RFF', ['ACW', ownReference, '', String(version)]), ...(id === '' ? [] : [segment('RFF', ['ABT', id])])];
}
