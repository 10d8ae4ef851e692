import { GOOD_ANSWER, type HostileAnswer, NAMESPACE, response, utf8 } from './hostile-answer.js';

const hostile = (takenFor: HostileAnswer['takenFor'], name: string, text: string): HostileAnswer => ({
  name,
  takenFor,
  body: () => utf8(text),
});
const spoilt = (from: string, to: string) => GOOD_ANSWER.replace(from, to);
const status = (code: string) => spoilt('<Status>PRS<', `<Status>${code}<`);
const inner = (code: string) => spoilt('<Value>PRS<', `<Value>${code}<`);
const log = (text: string) => spoilt('1 job was created.', text);
const context = (type: string, value: string) =>
  spoilt('</Context>', `</Context><Context><Type>${type}</Type><Value>${value}</Value></Context>`);

/** Documents that are well made, and are not success by what they say (domain: CargoWise eAdaptor, §10). */
export const HOSTILE_WORDS: readonly HostileAnswer[] = [
  hostile('refused', 'an error within 200', status('ERR')),
  hostile('refused', 'discarded', status('DCD')),
  hostile('refused', 'rejected', status('REJ')),
  hostile('accepted-later', 'queued', status('QUE')),
  hostile('accepted-later', 'processed here and queued within', inner('QUE')),
  ...['WRN', 'SUC', 'OK', 'PRX', 'prs', 'Prs', 'PRS.', 'PRSPRS', 'P RS', 'ＰＲＳ', 'РRS', 'true', '200', 'constructor', '__proto__'].map(
    (code) => hostile('needs-person', `the status ${code}`, status(code)),
  ),
  hostile('needs-person', 'an empty status', status('')),
  hostile('needs-person', 'a status in an element of its own', status('<Code>PRS</Code>')),
  hostile('unknown', 'no status', spoilt('<Status>PRS</Status>', '')),
  hostile('unknown', 'two statuses', spoilt('<Status>PRS</Status>', '<Status>PRS</Status><Status>ERR</Status>')),
  hostile('unknown', 'the same status twice', spoilt('<Status>PRS</Status>', '<Status>PRS</Status><Status>PRS</Status>')),
  hostile('unknown', 'a status in a comment', spoilt('<Status>PRS</Status>', '<!--<Status>PRS</Status>-->')),
  hostile('unknown', 'a status in a section', spoilt('<Status>PRS</Status>', '<![CDATA[<Status>PRS</Status>]]>')),
  hostile('unknown', 'a status in an attribute', spoilt('<Status>PRS</Status>', '<Data Status="PRS"/>')),
  hostile('unknown', 'a status too deep', response('<Data><Status>PRS</Status></Data>')),
  hostile('unknown', 'a status written as entities', spoilt('<Status>PRS</Status>', '&lt;Status&gt;PRS&lt;/Status&gt;')),
  hostile('needs-person', 'a section that closes the status in words', status('ERR<![CDATA[</Status><Status>PRS]]>')),
  hostile('unknown', 'another root', `<Native xmlns="${NAMESPACE.replace('Universal', 'Native')}"><Status>OK</Status></Native>`),
  hostile('refused', 'processed, with an error in the log', log('Error - Organization code WATBRO does not exist')),
  hostile('refused', 'processed, with an error after a warning', log('Warning - x\nError - y')),
  hostile('refused', 'processed, with an error in small letters', log('warning - x\r\nerror - y')),
  hostile('refused', 'processed, with an error in a section', log('<![CDATA[Error - A < B]]>')),
  hostile(
    'refused',
    'processed, with an error in a log within the data',
    spoilt('</UniversalEvent>', '</UniversalEvent><ProcessingLog>Error - z</ProcessingLog>'),
  ),
  hostile(
    'refused',
    'processed, with an error in a second log',
    spoilt('</UniversalResponse>', '<ProcessingLog>Error - z</ProcessingLog></UniversalResponse>'),
  ),
  hostile('refused', 'processed, and discarded within', inner('DCD')),
  hostile('refused', 'processed, and rejected within', inner('REJ')),
  hostile('refused', 'processed, and an error within', inner('ERR')),
  hostile(
    'refused',
    'processed, and an error as a status within',
    spoilt('<ContextCollection>', '<Status>ERR</Status><ContextCollection>'),
  ),
  hostile('refused', 'processed, and then discarded within', context('ProcessingStatusCode', 'DCD')),
  hostile('refused', 'processed, with a reason of failure', context('FailureReason', 'No matching branch')),
  hostile(
    'refused',
    'processed, with a reason of failure as an element',
    spoilt('<EventType>', '<FailureReason>Locked</FailureReason><EventType>'),
  ),
  hostile('needs-person', 'processed, with an unknown code within', inner('ZZZ')),
  hostile('needs-person', 'processed, with a code in small letters within', inner('dcd')),
  hostile('needs-person', 'an answer about another job', spoilt('B00012345', 'B00099999')),
];
