import { bytesOfText } from '../../edifact/character-set.js';
import { STANDARD_DELIMITERS } from '../../edifact/delimiters.js';
import { joinInterchange, type WrittenMessage } from '../../edifact/interchange.js';
import { segmentOf } from '../../edifact/segment.js';

/** Who sends an interchange to whom, and by which reference it is acknowledged. */
export interface InterchangeAddress {
  /** The site that we sign with, and the site of its owner. */
  readonly site: string;
  readonly ownerSite: string;
  readonly customsSite: string;
  /** Never given twice by a sender: at most fourteen letters and digits. */
  readonly controlReference: string;
  /** When it was made: an ISO instant, sent to the minute in UTC. */
  readonly preparedAt: string;
  readonly isTest: boolean;
}

/** The bytes of one message as they are sent and kept (domain: Australian imports, §4). Customs is asked to acknowledge them. */
export function outboundInterchange(message: WrittenMessage, address: InterchangeAddress): Uint8Array {
  const { site, ownerSite, customsSite, controlReference, preparedAt, isTest } = address;
  const [, year = '', month = '', day = '', hour = '', minute = ''] = /^\d\d(\d\d)-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(preparedAt) ?? [];
  const header = segmentOf(
    'UNB',
    ['UNOC', '3'],
    [site, '', ownerSite],
    customsSite,
    [`${year}${month}${day}`, `${hour}${minute}`],
    controlReference,
    '',
    '',
    '',
    '1',
    '',
    isTest ? '1' : '',
  );
  return bytesOfText(joinInterchange({ delimiters: STANDARD_DELIMITERS, header, messages: [message] }));
}
