import { outboundInterchange } from '@tallyport/domain/lodgement/messages/outbound-interchange';
import { preflight } from '@tallyport/domain/lodgement/preflight/preflight';
import { sampleSubject } from '@tallyport/domain/lodgement/preflight/testing/sample-subject';
import type { Bench } from '../bench.js';
import { judged } from '../goal.js';
import { compareBesideControl } from '../harness.js';
import { RepeatedWork } from '../repeated-work.js';
import { joinedBytes, segmentsOf } from './joined-bytes.js';
import { longDeclaration } from './long-declaration.js';

const LINES = 1_000;
const ADDRESS = {
  site: 'TALLY01',
  ownerSite: 'TALLY01',
  customsSite: 'AAA336C',
  controlReference: 'TP0000000001',
  preparedAt: '2026-11-23T02:15:40.000Z',
  isTest: true,
};

/**
 * P25: a declaration of a thousand lines held to everything that customs would refuse, and made into the bytes that are sent, against
 * joining the same bytes of values that stand in their places already.
 */
export const messages: Bench = {
  id: 'P25',
  title: 'pre-flight and encoding of 1,000 lines against joining the same bytes',
  async *run(say, rounds) {
    const record = longDeclaration(LINES);
    const expected = Buffer.from(interchangeOf(record));
    const segments = segmentsOf(expected);
    say(`${expected.length} bytes in ${segments.length} segments`);
    const requireSame = (bytes: Uint8Array) => {
      if (!expected.equals(bytes)) throw new Error('the two sides make different bytes');
    };
    const ours = new RepeatedWork(() => interchangeOf(record), requireSame);
    const bare = () => new RepeatedWork(() => joinedBytes(segments), requireSame);
    const { speed, cpu, alike } = await compareBesideControl(ours, bare(), bare(), rounds);
    yield judged({ id: 'P25', what: 'message of 1,000 lines: CPU', ratio: cpu, goal: { atMost: 3 } }, alike.cpu);
    yield judged({ id: 'P25', what: 'message of 1,000 lines: messages/s', ratio: speed, goal: { atLeast: 0.33 } }, alike.speed);
  },
};

function interchangeOf(record: ReturnType<typeof longDeclaration>): Uint8Array {
  const subject = sampleSubject(record);
  const [finding] = preflight(subject);
  if (finding !== undefined) throw new Error(`pre-flight finds ${JSON.stringify(finding)}`);
  return outboundInterchange(subject.encoder.encode(record, subject.sending, null), ADDRESS);
}
