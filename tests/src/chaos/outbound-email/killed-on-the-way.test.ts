import type { SendOutcome } from '@tallyport/domain/outbound-email/commands';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import { MailSimulator } from '@tallyport/simulators/mail/mail-simulator';
import { mailPlaceOf } from '@tallyport/worker/adapters/mail/mail-config';
import { SmtpTransport } from '@tallyport/worker/adapters/mail/smtp-transport';
import { describe, expect, test } from 'vitest';
import { World } from '../process/world.js';
import { FAIL_POINTS, type FailPoint, MortalEmail } from './mortal-email.js';

const seed = seedOfRun(process.env);
const COURSES = sized({ short: 40, long: 400 });
/** How many times as many courses are run where a death was not met yet. */
const MOST = 4;
const BEHAVIOURS = ['take', 'take', 'take', 'busy', 'defer', 'defer-text', 'refuse', 'refuse-text', 'drop', 'drop-untaken', 'slow:600'];
const TO = 'mei.chen@harbourline.example';
/** The simulator greets after a tenth of a second, to see who talks too early. */
const SILENT_MS = 300;

interface Told {
  readonly wrong: readonly string[];
  readonly deaths: ReadonlyMap<FailPoint, number>;
  readonly unknown: number;
}

/** One mail from its request to its end, through kills and faults. A person looks into the mailbox before deciding about an unknown one. */
async function course(number: number, takesLostFor: SendOutcome | null = null): Promise<Told> {
  const dice = seededRandom(number);
  const simulator = await MailSimulator.start();
  const place = mailPlaceOf({
    SMTP_URL: `${simulator.smtpUrl}?tls=offered`,
    MAIL_FROM: 'desk@tallyport.example',
    MAIL_FROM_NAME: 'Tallyport',
  });
  const smtp = new SmtpTransport(place, SILENT_MS);
  const transport: SmtpTransport['send'] = (mail, signal) => {
    simulator.next(BEHAVIOURS[Math.floor(dice() * BEHAVIOURS.length)] ?? 'take');
    return smtp.send(mail, signal);
  };
  const mail = new MortalEmail(new World(dice, { crash: 0.04, interruption: 0 }), { send: transport }, takesLostFor);
  const content = { template: 'invitation' as const, subjectId: mail.emailId, organisation: 'Harbourline', inviter: 'Priya Raman' };
  const copies = async () => (await simulator.mails()).filter(({ to }) => to.includes(TO)).length;
  await mail.say({ type: 'request', emailId: mail.emailId, email: { to: [TO], locale: 'en', content, workOrderId: null } });
  let unknown = 0;
  try {
    for (let rounds = 0; rounds < 40; rounds++) {
      await mail.bringOut();
      await simulator.quiet();
      if (mail.progress.state !== 'unknown') break;
      unknown += 1;
      const type = (await copies()) > 0 ? 'count-as-sent' : 'send-again';
      await mail.say({ type, emailId: mail.emailId, reason: null });
    }
    return { wrong: whatIsWrong(mail, await copies()), deaths: mail.deaths, unknown };
  } finally {
    await simulator.close();
  }
}

function whatIsWrong(mail: MortalEmail, copies: number): string[] {
  const types = mail.events.map(({ type }) => type.replace('outbound-email.', ''));
  const { state } = mail.progress;
  const isAskedFor = (type: string, before = '') => type !== 'sending' || ['requested', 'deferred', 'sent-again'].includes(before);
  return [
    ...(copies > 1 ? [`${copies} copies arrived`] : []),
    ...(state === 'sent' || state === 'refused' ? [] : [`it ends as ${state}`]),
    ...(state === 'sent' && copies === 0 ? ['it is said to be sent, and never arrived'] : []),
    ...(state === 'refused' && copies > 0 ? ['it is said to be refused, and arrived'] : []),
    ...(types.every((type, index) => isAskedFor(type, types[index - 1])) ? [] : [`it was sent again by itself: ${types.join(', ')}`]),
  ];
}

describe(`R2, R4, fault 55: kills and faults on the way of a mail (seed ${seed})`, () => {
  test(`${COURSES} courses: no second copy, nothing lost, and each ends where a person sees it`, async () => {
    const deaths = new Map<FailPoint, number>();
    let unknown = 0;
    const isMissing = () => deaths.size < FAIL_POINTS.length || unknown === 0;
    // Chance may leave one of the deaths out of a few courses: some more find it, or it is never met.
    for (let number = 0; number < COURSES || (isMissing() && number < MOST * COURSES); number++) {
      const told = await course(seed + number);
      expect(told.wrong, `SEED=${seed + number}`).toEqual([]);
      for (const [point, count] of told.deaths) deaths.set(point, (deaths.get(point) ?? 0) + count);
      unknown += told.unknown;
    }
    expect([...deaths.keys()].toSorted()).toEqual([...FAIL_POINTS].toSorted());
    const died = [...deaths.values()].reduce((sum, count) => sum + count, 0);
    expect(died).toBeGreaterThanOrEqual(sized({ short: 20, long: 200 }));
    expect(unknown).toBeGreaterThan(0);
  }, 600_000);

  test('who takes a dead sender for one that sent nothing is found out', async () => {
    const deferred: SendOutcome = { kind: 'deferred', code: null, sentence: null };
    const wrong: string[] = [];
    for (let number = 0; number < 60 && wrong.length === 0; number++) wrong.push(...(await course(number, deferred)).wrong);
    expect(wrong).not.toEqual([]);
  }, 120_000);
});
