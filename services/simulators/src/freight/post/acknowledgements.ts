import { randomUUID } from 'node:crypto';
import type { Letter } from '../books/entries.js';
import type { MisbehaviourName } from '../misbehaviour/misbehaviours.js';
import { type Decision, outcomeEvent, UNIVERSAL } from '../office/decision.js';
import type { Message } from '../office/message.js';
import { type Node, node } from '../xml/node.js';
import { writeXml } from '../xml/write.js';

/** Who sends to whom: both ids are enterprise, server and company joined (domain: CargoWise eAdaptor, §3). */
const RECIPIENT = 'TALLYPORT';

/** What is posted after a message was only queued. */
export function acknowledgementsOf(
  name: MisbehaviourName,
  truth: Decision,
  message: Message,
  system: string,
  now: Date,
): readonly Letter[] {
  const key = truth.jobKey ?? (message.key || null);
  const said = (context: Readonly<Record<string, string>>, about = key, references = message.references) =>
    outcomeEvent({ type: message.type, key: about }, now, context, references);
  const letter = (title: string, event: Node): Letter => {
    const id = randomUUID();
    return { id, title: `${system} ${title}`, xml: interchange(system, id, event), isHeld: name === 'queued-late' };
  };
  const failed = truth.said.log.find((line) => line.startsWith('Error -'));
  const done =
    failed === undefined
      ? letter(`${key ?? ''} PRS`, said({ ProcessingStatusCode: 'PRS' }))
      : letter('DCD', said({ ProcessingStatusCode: 'DCD', FailureReason: failed.slice('Error - '.length) }, null));
  const discarded = letter(
    'DCD',
    said({ ProcessingStatusCode: 'DCD', FailureReason: 'The message was discarded by a workflow rule' }, null),
  );
  switch (name) {
    case 'queued':
    case 'queued-late':
      return [done];
    case 'queued-discarded':
      return [discarded];
    case 'duplicate-acknowledgement':
      return [done, { ...done, id: randomUUID() }];
    case 'contradicting-acknowledgement':
      return [done, discarded];
    case 'stray-acknowledgement':
      return [letter('stray', said({ ProcessingStatusCode: 'PRS' }, 'B88888888', [`STRAY-${randomUUID()}`])), done];
    default:
      return [];
  }
}

function interchange(system: string, id: string, event: Node): string {
  const header = node('Header', [node('SenderID', `${system}SYD`), node('RecipientID', RECIPIENT), node('TrackingID', id)]);
  return writeXml(node('UniversalInterchange', [header, node('Body', [event])], { xmlns: UNIVERSAL, version: '1.1' }));
}
