import { anyOf } from '../any-of.js';
import { FORWARDER_WORDS, KNOWN_LINES, LINE_WORDS } from './words/carriers.js';

/** Words in the names of those who arrange carriage on the ships of others. */
const FORWARDER = new RegExp(String.raw`(?<!\p{L})${anyOf(FORWARDER_WORDS)}(?!\p{L})|货代|货运|物流|报关`, 'iu');

/** Words in the names of those who run ships. */
const LINE = new RegExp(String.raw`(?<!\p{L})${anyOf(LINE_WORDS)}(?!\p{L})|海运|航运|轮船|船务`, 'iu');

/** Names of lines that carry most containers of the world. */
const KNOWN_LINE = new RegExp(String.raw`(?<!\p{L})${anyOf(KNOWN_LINES)}(?!\p{L})`, 'iu');

/** Whether a name says that its company arranges carriage: forwarders often call themselves lines, too. */
export function isForwarderName(name: string): boolean {
  return FORWARDER.test(name) && !KNOWN_LINE.test(name);
}

/** Whether a name says that its company runs ships. */
export function isLineName(name: string): boolean {
  return LINE.test(name) && !FORWARDER.test(name);
}

export function isKnownLine(name: string): boolean {
  return KNOWN_LINE.test(name);
}
