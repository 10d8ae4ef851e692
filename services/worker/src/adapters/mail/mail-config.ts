import { EmailAddress } from '@tallyport/contracts/outbound-email/address';
import { z } from 'zod';

/** What a worker is told about mail. Only one that sends has to know. */
export const mailVariables = {
  /**
   * The server that mail is handed to: `smtp://user:password@mail.example:587`, or `smtps://` where TLS is spoken from the first byte.
   * Nothing is said before TLS but to one with `?tls=offered`, which may be on the same machine.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who mail is from: one address. */
  MAIL_FROM: EmailAddress.optional(),
  /** The name beside that address. */
  MAIL_FROM_NAME: z.string().max(100).default('Tallyport'),
};

type MailVariables = z.infer<z.ZodObject<typeof mailVariables>>;

/** A mail server, and who mail is from. */
export interface MailPlace {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly isSecure: boolean;
  /** Nothing is said before TLS. */
  readonly needsTls: boolean;
  /** The account there; null where none is needed. */
  readonly account: { readonly user: string; readonly password: string } | null;
  readonly from: { readonly address: string; readonly name: string };
}

const SUBMISSION_PORT = 587;
const SECURE_PORT = 465;

/** Throws a sentence where something is missing: a worker that cannot send does not start. */
export function mailPlaceOf({ SMTP_URL, MAIL_FROM, MAIL_FROM_NAME }: MailVariables): MailPlace {
  if (SMTP_URL === undefined) throw new Error('The configuration is not complete: SMTP_URL.');
  if (MAIL_FROM === undefined) throw new Error('The configuration is not complete: MAIL_FROM.');
  const { protocol, hostname, port, username, password, searchParams } = new URL(SMTP_URL);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/u, '$1'),
    port: port === '' ? (isSecure ? SECURE_PORT : SUBMISSION_PORT) : Number(port),
    isSecure,
    needsTls: !isSecure && searchParams.get('tls') !== 'offered',
    account: username === '' ? null : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
    from: { address: MAIL_FROM, name: MAIL_FROM_NAME },
  };
}
