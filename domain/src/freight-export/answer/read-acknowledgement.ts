import type { AnswerLine } from '@tallyport/contracts/freight-export/values';
import { ExportHandle } from '@tallyport/contracts/freight-export/values';
import type { XmlElement } from '../xml-element.js';
import { childNamed, descendantsNamed } from './elements.js';
import { type AskedJob, judgeAnswer } from './judge-answer.js';

/** What a freight system sent by itself says of a message of ours. */
export interface Acknowledgement {
  readonly outcome: 'accepted' | 'refused';
  readonly key: string | null;
  readonly lines: readonly AnswerLine[];
  /** Every handle of ours that it names. */
  readonly handles: readonly string[];
}

/**
 * Reads an answer or an event that came by itself, alone or in an interchange (domain: CargoWise eAdaptor, §10). It is judged like an
 * answer; null where it says nothing for certain: neither that the message was processed nor that it was refused.
 */
export function readAcknowledgement(document: XmlElement, asked: AskedJob): Acknowledgement | null {
  const said = document.name === 'UniversalInterchange' ? childNamed(document, 'Body')?.children[0] : document;
  const answer = said?.name === 'UniversalEvent' ? answerOf(said) : said;
  if (answer?.name !== 'UniversalResponse') return null;
  const judged = judgeAnswer({ kind: 'answered', status: 200, document: answer }, asked);
  if (judged.kind !== 'accepted' && judged.kind !== 'refused') return null;
  const handles = descendantsNamed(answer, 'ReferenceNumber').flatMap(({ text }) => ExportHandle.safeParse(text.trim()).data ?? []);
  return { outcome: judged.kind, key: judged.kind === 'accepted' ? judged.key : null, lines: judged.lines, handles: [...new Set(handles)] };
}

/** An event that says how a message was processed, as an answer that says so; nothing where it does not say it. */
function answerOf(event: XmlElement): XmlElement | undefined {
  const types = descendantsNamed(event, 'Context').map((context) => childNamed(context, 'Type')?.text.trim());
  if (!types.some((type) => type === 'ProcessingStatusCode' || type === 'FailureReason')) return undefined;
  const element = (name: string, text: string, children: readonly XmlElement[] = []) => ({ name, attributes: {}, text, children });
  return element('UniversalResponse', '', [element('Status', 'PRS'), element('Data', '', [event])]);
}
