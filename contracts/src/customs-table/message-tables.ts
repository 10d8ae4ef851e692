import { z } from 'zod';
import { Code, digits, Mark, oneOf, optional, Words } from './cells.js';
import { defineTable } from './define-table.js';
import { isMessageValue } from './message-values.js';
import { placeholdersOf, readConditions, readTemplate } from './segment-template.js';

/** The messages whose layout is a table. All answers of customs but the acknowledgement have one layout. */
export const MESSAGE_NAMES = ['IMD', 'SEACR', 'CUSRES', 'CONTRL'] as const;
export type MessageName = (typeof MESSAGE_NAMES)[number];

/** What a segment is repeated for. A charge stands below its invoice, an amount or flag below its line. */
export const MESSAGE_PARTS = [
  'header',
  'answer',
  'invoice',
  'charge',
  'transport',
  'goods',
  'container',
  'question',
  'referral',
  'amount',
  'error',
  'line',
  'line_amount',
  'message',
] as const;
export type MessagePart = (typeof MESSAGE_PARTS)[number];

/**
 * The segments of a message in the order of their positions. A segment is sent where its conditions (`when`) hold and one of its values
 * says something; one without values always. `presence` is `M` where it has to be sent. `most` says how often, at the first segment of
 * what is repeated. `stays` marks those that a withdrawal, or a line that is deleted, has too.
 */
export const Segments = defineTable('segment', ['message', 'position'], {
  message: oneOf(MESSAGE_NAMES),
  part: oneOf(MESSAGE_PARTS),
  position: digits(4),
  segment: asking((template) => placeholdersOf(readTemplate(template))),
  presence: oneOf(['M', '']),
  when: asking(readConditions),
  most: optional(z.string().regex(/^\d{1,4}$/, 'is no number')),
  stays: Mark,
});

/** What an error of customs means in plain words, and what to do about it. `text` is customs' own. */
export const ErrorTexts = defineTable('error_text', ['code'], { code: Code, text: Words, words: Words, hint: Words });

/** Codes of the fields of a declaration, by the name of their list, with what people read in either language. */
export const CodeEntries = defineTable('code', ['list', 'code'], { list: Code, code: Code, en: Words, zh: Words });

/** A cell that names values. What it is not, or which of them no message has, is said in few words. */
function asking(read: (text: string) => readonly { readonly name: string }[]): z.ZodString {
  return Words.superRefine((text, context) => {
    const unknown = attempt(() => read(text).filter(({ name }) => !isMessageValue(name)));
    if (typeof unknown === 'string') context.addIssue({ code: 'custom', message: unknown });
    else if (unknown.length > 0)
      context.addIssue({ code: 'custom', message: `names what no message has: ${unknown.map(({ name }) => name).join(', ')}` });
  });
}

function attempt<Value>(read: () => Value): Value | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}
