import type { ExplainedSegment } from '@tallyport/contracts/lodgement/customs-message-http';
import type { SentValue } from '@tallyport/contracts/lodgement/lineage';
import type { LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import type { CustomsError } from '@tallyport/contracts/lodgement/values';
import { PARTS_OF_PLACE } from '../messages/field-of-segment.js';

type Said = Pick<SentValue, 'errors' | 'customs_amount'>;

/** What customs said of a value: the errors that name its line, segment and field, and the amount that it computed itself. */
export function said(
  { errors, amounts }: Pick<LodgementMessage, 'errors' | 'amounts'>,
  segment: ExplainedSegment,
  { name }: ExplainedSegment['values'][number],
): Said {
  const qualifier = /^MOA\+([^:+']+)/.exec(segment.text)?.[1];
  const isTotal = segment.part === 'header' && name.startsWith('amounts.');
  return {
    errors: errors.filter((error) => isAbout(error, segment, name)),
    customs_amount: (isTotal && amounts.find((amount) => amount.qualifier === qualifier)) || null,
  };
}

/** An error of a whole line is about none of its values. */
function isAbout({ place, line, segment, field }: CustomsError, { part, item, text }: ExplainedSegment, name: string): boolean {
  if (part === null || part === 'envelope' || !PARTS_OF_PLACE[place].includes(part)) return false;
  if (line !== null && line !== item) return false;
  if (field !== null) return name.replace(/^(header|invoice)\./, '') === field;
  const [tag = '', qualifier] = segment?.split(':') ?? [];
  return segment !== null && text.startsWith(`${tag}+`) && (qualifier === undefined || text.slice(4).split(/[+:']/).includes(qualifier));
}
