import { entriesOf } from '../entries.js';
import { LAST_HEADINGS } from './words/last-headings.js';

const lastHeadings = new Map(entriesOf(LAST_HEADINGS).map((code) => [code.slice(0, 2), code.slice(2)]));

const FORM = /^(?<chapter>\d{2})(?<heading>\d{2})[.\s]?\d{2}(?:[.\s]?\d{2}){0,3}$/u;

/** Whether a text is a code of the tariff: its form, and a heading that there is. Of other numbers of that form seven in eight are none. */
export function isTariffCode(text: string): boolean {
  const { chapter = '', heading = '' } = FORM.exec(text)?.groups ?? {};
  return heading > '00' && heading <= (lastHeadings.get(chapter) ?? '00');
}
