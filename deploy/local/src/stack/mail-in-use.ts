import { variable } from './stack-context.js';
import { StartRefused } from './start-refused.js';

/** Where mail is handed over, and where the mail simulator listens. */
export interface MailInUse {
  /** The simulator's page, and where it takes mail. */
  readonly simulatorPort: number;
  readonly simulatorSmtpPort: number;
  /** What the worker that sends is told, and nobody else: a password may stand in it. */
  readonly variables: Readonly<Record<'SMTP_URL' | 'MAIL_FROM' | 'MAIL_FROM_NAME', string>>;
  /** For the screen: who gets mail. */
  readonly sentence: string;
}

const FROM_NAME = 'Tallyport';

/** The server that `SMTP_URL` names, else the simulator: no mail leaves the machine unless somebody named where to. */
export function mailInUse(env: NodeJS.ProcessEnv, simulatorPort: number, simulatorSmtpPort: number): MailInUse {
  const url = variable(env, 'SMTP_URL');
  const name = variable(env, 'MAIL_FROM_NAME') ?? FROM_NAME;
  if (url === undefined) {
    return {
      simulatorPort,
      simulatorSmtpPort,
      variables: {
        SMTP_URL: `smtp://127.0.0.1:${simulatorSmtpPort}?tls=offered`,
        MAIL_FROM: 'desk@tallyport.example',
        MAIL_FROM_NAME: name,
      },
      sentence: `the simulator, http://127.0.0.1:${simulatorPort} shows every mail`,
    };
  }
  const from = variable(env, 'MAIL_FROM');
  if (!URL.canParse(url)) throw new StartRefused('SMTP_URL is not a URL: give one such as smtp://user:password@mail.example:587.');
  if (from === undefined) throw new StartRefused('SMTP_URL is given, and MAIL_FROM is not: give the address that mail is from.');
  const variables = { SMTP_URL: url, MAIL_FROM: from, MAIL_FROM_NAME: name };
  return { simulatorPort, simulatorSmtpPort, variables, sentence: `mail is handed to ${new URL(url).host}` };
}
