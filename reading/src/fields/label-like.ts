import { isCompanyName, isOnlyForm } from '@tallyport/domain/values/company-names';
import { likelyLabel } from '../labels/likely-label.js';
import { matchLabel, wholeLabel } from '../labels/match-label.js';
import { refersToParty } from '../labels/refers-to-party.js';
import { canonicalText, tokensOf } from '../labels/tokens.js';

/** What is left of a label whose beginning was taken for all of it: `/ Truck`, `) & requested routing`, `port)`. */
const REST_OF_LABEL = /^\s*[)\]&/]|^[^(（]*[)）]\s*$/u;

/** Words that head boxes and are no value alone. */
const HEADING =
  /^\W*(?:ports?|dates?|place|no|number|name|address|factory|vessel|voyage|country|origin|total|amount|ref(?:erence)?|code|terms|description|quantity|unit|weight|currency|signature)\W*$/iu;

/** Forms number the captions of their boxes: `12. Freight payable at`. */
const NUMBERED = /^\(?\d{1,2}[a-z]?(?:\.\)?|\))\s+\p{L}/u;

/** Some put the number of the box behind its caption: `Freight payable at [17]`. */
const NUMBERED_BEHIND = /\p{L}\s*\[\d{1,2}\]$/u;

/** Whether a text is, or begins with, the label of something: words that papers put beside values, or before a number. */
export function isLabelLike(value: string): boolean {
  if (refersToParty(value)) return false;
  if (HEADING.test(value) || NUMBERED.test(value) || NUMBERED_BEHIND.test(value)) return true;
  const match = wholeLabel(value);
  if (match !== null && match.concepts.length > 0) {
    const label = value.slice(match.start, match.end).trim();
    return label.includes(' ') || /^\p{Script=Han}{4,}$/u.test(label);
  }
  return (likelyLabel(value, tokensOf(value)) !== null && !endsInForm(value)) || beginsWithNumberLabel(value);
}

/** Words of labels with a form of company behind them are a name: `Freight Shipper Co`. */
function endsInForm(value: string): boolean {
  return isCompanyName(value) && isOnlyForm(value.trim().split(/\s+/u).at(-1) ?? '');
}

/** `B/L NO. RPGN517956037` is a number under another name. */
function beginsWithNumberLabel(value: string): boolean {
  const match = matchLabel(value, tokensOf(value), 0);
  if (match === null || match.ending !== 'loose' || !/\d/u.test(value.slice(match.valueStart))) return false;
  return / (?:no|reference)$/u.test(canonicalText(value.slice(match.start, match.end)));
}

export function isRestOfLabel(text: string): boolean {
  return REST_OF_LABEL.test(text);
}
