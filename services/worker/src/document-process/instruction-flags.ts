import type { Word } from '@tallyport/reading/document-model';
import type { PageFlag } from '@tallyport/reading/page-flags';

/** Sentences that a paper has no reason to say to people. */
const TO_A_MACHINE = [
  /\b(?:ignore|disregard|forget|override)\b[^.]{0,40}\b(?:instructions?|prompts?|rules)\b/giu,
  /\b(?:reading assistant|ai assistant|language model|llm)\b/giu,
  /\byou are (?:now )?(?:in \w+ mode|an? (?:ai|assistant))\b/giu,
  /\bsystem(?: prompt| message)?\s*:\s*(?:change|set|ignore|approve|replace|report|mark)\b/giu,
  /\b(?:set|report)\b[^.]{0,30}\b(?:total|amount|consignee|invoice number|weight|fields?|values?)\b[^.]{0,30}\b(?:to|as)\b/giu,
];
const TO_A_MACHINE_IN_CHINESE = [/忽略[^。]{0,12}(?:指令|提示|指示)/gu, /系统提示/gu, /(?:请将|把)[^。]{0,16}(?:改为|改成|设为)/gu];

const MOST_BOXES = 40;
const MESSAGE = 'Some words on this page read like instructions to a computer. They have no effect on what is read.';

/** Tells of words on a page that are meant for whatever reads it rather than for people. They are harmless here, but somebody wanted something. */
export function flagsOfInstructions(words: readonly Word[]): PageFlag[] {
  const found = new Set([...wordsIn(words, ' ', TO_A_MACHINE), ...wordsIn(words, '', TO_A_MACHINE_IN_CHINESE)]);
  const boxes = words.filter((word) => found.has(word)).map(({ box }) => box);
  return boxes.length === 0 ? [] : [{ kind: 'instructions', message: MESSAGE, boxes: boxes.slice(0, MOST_BOXES) }];
}

/** The words that the patterns cover in the text of a page, whose words are joined by this. */
function wordsIn(words: readonly Word[], joint: string, patterns: readonly RegExp[]): Word[] {
  const text = words.map((word) => word.text).join(joint);
  const spans = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => [index, index + match.length] as const),
  );
  if (spans.length === 0) return [];
  let at = 0;
  return words.filter((word) => {
    const from = at;
    at += word.text.length + joint.length;
    return spans.some(([start, end]) => from < end && from + word.text.length > start);
  });
}
