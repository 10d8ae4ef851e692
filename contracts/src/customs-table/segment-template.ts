/** How a value is written in a message where it is not written as it is kept. */
export const VALUE_FORMS = ['day', 'time', 'abn', 'ccid', 'each'] as const;
export type ValueForm = (typeof VALUE_FORMS)[number];

/** The place of a value in a segment: `{transport_mode! 1 sea=S air=A}`, `{day(arrival_date)!}`, `{sending.version! 3}`. */
export interface Placeholder {
  /** Of a field, or of what a sending has besides: `sending.version`. */
  readonly name: string;
  readonly form: ValueForm | null;
  /** Marked by `!`: where the segment is sent, it says this. */
  readonly isRequired: boolean;
  /** Letters, before release. */
  readonly length: number | null;
  /** What customs calls each value; without, it is sent as it is kept. */
  readonly codes: ReadonlyMap<string, string> | null;
}

/** A segment as a row of the table of segments shows it: `LOC+9+{loading_port! 5}::6`. A component is itself or has a value. */
export interface SegmentTemplate {
  readonly tag: string;
  readonly elements: readonly (readonly (string | Placeholder)[])[];
}

/** `transport_mode=air`, `function!=9|50`, `abn(owner_id)`, or a name alone: that it says something. */
export interface SendCondition {
  readonly name: string;
  readonly form: ValueForm | null;
  /** One of these, or none of them; null where anything does. */
  readonly values: readonly string[] | null;
  readonly isNegated: boolean;
}

const NAMED = new RegExp(`^(?:(${VALUE_FORMS.join('|')})\\(([a-z0-9_.]+)\\)|([a-z0-9_.]+))(!?)$`);
const CONDITION = new RegExp(`^(?:(${VALUE_FORMS.join('|')})\\(([a-z0-9_.]+)\\)|([a-z0-9_.]+?))(?:(!?)=(\\S+))?$`);

/** Reads a template. Throws on one that is none, with what is wrong in few words. */
export function readTemplate(template: string): SegmentTemplate {
  const [tag = '', ...elements] = template.split('+');
  if (!/^[A-Z]{3}$/.test(tag)) throw new SyntaxError(`has no tag: ${tag}`);
  return { tag, elements: elements.map((element) => element.split(':').map(readComponent)) };
}

/** Reads conditions, separated by blanks: all of them have to hold. Throws on one that is none. */
export function readConditions(conditions: string): SendCondition[] {
  return conditions
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => {
      const [, form, ofForm, plain, negation, values] = CONDITION.exec(text) ?? [];
      const name = ofForm ?? plain;
      if (name === undefined) throw new SyntaxError(`has no such condition: ${text}`);
      return { name, form: (form as ValueForm | undefined) ?? null, values: values?.split('|') ?? null, isNegated: negation === '!' };
    });
}

/** The places of values in a segment, in their order. */
export function placeholdersOf({ elements }: SegmentTemplate): Placeholder[] {
  return elements.flat().filter((component) => typeof component !== 'string');
}

function readComponent(text: string): string | Placeholder {
  if (!/[{}]/.test(text)) return text;
  if (!/^\{[^{}]+\}$/.test(text)) throw new SyntaxError(`has no such component: ${text}`);
  const [named = '', ...others] = text.slice(1, -1).split(' ');
  const [, form, ofForm, plain, required] = NAMED.exec(named) ?? [];
  const name = ofForm ?? plain;
  if (name === undefined) throw new SyntaxError(`names no value: ${named}`);
  const length = others.find((other) => /^\d+$/.test(other));
  const codes = others.filter((other) => other !== length).map((other) => /^([^=]+)=([^=]+)$/.exec(other));
  if (codes.includes(null)) throw new SyntaxError(`has no such component: ${text}`);
  const pairs = codes.flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []));
  return {
    name,
    form: (form as ValueForm | undefined) ?? null,
    isRequired: required === '!',
    length: length === undefined ? null : Number(length),
    codes: pairs.length === 0 ? null : new Map(pairs),
  };
}
