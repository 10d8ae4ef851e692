import type { Segment } from './segment.js';
import { SyntaxFault } from './syntax-fault.js';

/** The letters that a service string advice gives their meaning. */
interface Marks {
  readonly component: string;
  readonly element: string;
  readonly release: string;
  readonly terminator: string;
}

const USUAL: Marks = { component: ':', element: '+', release: '?', terminator: "'" };

/**
 * The segments of an interchange in ISO 8859-1 (UNOC), in one pass over its letters. Line breaks between segments count for nothing;
 * within one no control character is allowed.
 */
export function splitSegments(text: string): Segment[] {
  const isAdvised = text.startsWith('UNA');
  const marks = isAdvised ? marksOf(text.slice(3, 9)) : USUAL;
  const segments: Segment[] = [];
  let [elements, components, value]: [string[][], string[], string] = [[], [], ''];
  let isReleased = false;
  let isBetween = true;
  for (const letter of isAdvised ? text.slice(9) : text) {
    if (isBetween && (letter === '\r' || letter === '\n')) continue;
    isBetween = false;
    if (isReleased || !isMark(letter, marks)) {
      if (isControl(letter)) throw new SyntaxFault('invalidCharacter', `a control character stands in segment ${segments.length + 1}`);
      value += letter;
      isReleased = false;
    } else if (letter === marks.release) {
      isReleased = true;
    } else {
      components.push(value);
      value = '';
      if (letter === marks.component) continue;
      elements.push(components);
      components = [];
      if (letter === marks.element) continue;
      segments.push(segmentFrom(elements, segments.length + 1));
      elements = [];
      isBetween = true;
    }
  }
  if (!isBetween) throw new SyntaxFault('missing', 'the last segment has no end');
  return segments;
}

function isControl(letter: string): boolean {
  const code = letter.charCodeAt(0);
  return code < 0x20 || (code >= 0x7f && code < 0xa0);
}

function marksOf(advice: string): Marks {
  const [component = '', element = '', , release = '', , terminator = ''] = advice;
  const marks = { component, element, release, terminator };
  if (new Set(Object.values(marks)).size < 4 || terminator === '')
    throw new SyntaxFault('invalid', 'the service string names a letter twice');
  return marks;
}

function isMark(letter: string, { component, element, release, terminator }: Marks): boolean {
  return letter === component || letter === element || letter === release || letter === terminator;
}

function segmentFrom([head, ...elements]: readonly string[][], place: number): Segment {
  const [tag = '', ...more] = head ?? [];
  if (!/^[A-Z]{3}$/u.test(tag) || more.length > 0) throw new SyntaxFault('invalid', `segment ${place} begins with no tag`);
  const hasTrailing = elements.some((components) => components.length > 1 && components.at(-1) === '') || isEmpty(elements.at(-1));
  if (hasTrailing) throw new SyntaxFault('trailingSeparator', `segment ${place} (${tag}) ends with an empty value`);
  return { tag, elements };
}

function isEmpty(components: readonly string[] | undefined): boolean {
  return components !== undefined && components.every((component) => component === '');
}
