import { Readable } from 'node:stream';
import type { SendOutcome } from '@tallyport/domain/outbound-email/commands';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailPlace } from './mail-config.js';
import type { MailTransport, OutgoingMail } from './mail-transport.js';
import { outcomeOf, refusedOf, type SmtpFailure, saidIn } from './smtp-outcome.js';
import { writeMessage } from './write-message.js';

/** How long a server may be silent. To the end of the text it may take its time: it looks for viruses before it answers. */
const REACHED_WITHIN_MS = 20_000;
const SILENT_MS = 120_000;

/** Hands mail to a server by SMTP, one connection for each: what happened to one says nothing of another. */
export class SmtpTransport implements MailTransport {
  constructor(
    private readonly place: MailPlace,
    private readonly silentMs = SILENT_MS,
  ) {}

  async send(mail: OutgoingMail, signal: AbortSignal): Promise<SendOutcome> {
    const message = await writeMessage(mail, this.place.from);
    const connection = this.connection();
    const text = new HandedOver(message);
    const stopped = Promise.withResolvers<never>();
    const stop = () => stopped.reject(Object.assign(new Error('the sender was stopped'), { code: 'ESTOPPED' }));
    signal.addEventListener('abort', stop);
    connection.once('error', stopped.reject);
    // Whatever else goes wrong on a connection that is given up says nothing new.
    connection.on('error', () => undefined);
    stopped.promise.catch(() => undefined);
    try {
      signal.throwIfAborted();
      return await Promise.race([this.handOver(connection, mail, text), stopped.promise]);
    } catch (error) {
      return outcomeOf(error as SmtpFailure, text.isHandedOver);
    } finally {
      signal.removeEventListener('abort', stop);
      connection.close();
    }
  }

  private connection(): SMTPConnection {
    const { host, port, isSecure, needsTls } = this.place;
    return new SMTPConnection({
      host,
      port,
      secure: isSecure,
      requireTLS: needsTls,
      connectionTimeout: REACHED_WITHIN_MS,
      greetingTimeout: REACHED_WITHIN_MS,
      dnsTimeout: REACHED_WITHIN_MS,
      socketTimeout: this.silentMs,
      tls: { minVersion: 'TLSv1.2' },
    });
  }

  private async handOver(connection: SMTPConnection, mail: OutgoingMail, text: HandedOver): Promise<SendOutcome> {
    const { account, from } = this.place;
    await called((done) => connection.connect(done));
    if (account !== null) await called((done) => connection.login({ user: account.user, pass: account.password }, done));
    const envelope = { from: from.address, to: [...mail.to], size: text.bytes };
    const { response, rejectedErrors } = await new Promise<Sent>((resolve, reject) => {
      connection.send(envelope, text, (error, sent) =>
        sent === undefined ? reject(error ?? new Error('the server said nothing')) : resolve(sent),
      );
    });
    connection.quit();
    return { kind: 'sent', ...saidIn(response), refused: refusedOf(rejectedErrors) };
  }
}

interface Sent {
  readonly response: string;
  readonly rejectedErrors?: readonly SmtpFailure[] | undefined;
}

function called(call: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => call((error) => (error ? reject(error) : resolve())));
}

/** The text of a mail, which is read only once the server asked for it: from then on the server may have it. */
class HandedOver extends Readable {
  isHandedOver = false;
  readonly bytes: number;

  constructor(private readonly message: Buffer) {
    super();
    this.bytes = message.byteLength;
  }

  override _read(): void {
    if (this.isHandedOver) return;
    this.isHandedOver = true;
    this.push(this.message);
    this.push(null);
  }
}
