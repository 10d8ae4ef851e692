import type { LinkedTemplate } from '@tallyport/contracts/outbound-email/content';

/** The mail that a link is made for. */
export interface LinkWish {
  readonly orgId: string;
  readonly emailId: string;
  /** Each try gets a link of its own; that of the try before may be spent. */
  readonly attempt: number;
  /** What the link is for, as whoever asked for the mail named it. */
  readonly subjectId: string;
  readonly to: readonly string[];
}

/** Makes the secret link of a mail while it is sent. What it makes stands in the mail and nowhere else; only a hash of it is kept. */
export interface LinkMaker {
  /** The link, or null where nobody should have it: it was revoked, used, or nobody has that address. */
  makeLink(wish: LinkWish): Promise<string | null>;
}

/** Who makes the links of which template. */
export type LinkMakers = Readonly<Record<LinkedTemplate, LinkMaker>>;
