import { PICTURE_LIMIT } from '@tallyport/contracts/organisation/profile-http';
import { ProblemError } from '../../platform/problems/problem-error.js';

export interface StoredPicture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly content: Buffer;
}

/** How files of each type begin. */
const HEADS: Readonly<Record<StoredPicture['type'], Buffer>> = {
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
};

/** Looks at what a picture says that it is, at its first bytes and at its size, and never decodes it. */
export function storedPicture(address: string): StoredPicture {
  const [head = '', text = ''] = address.split(',');
  const type = head.startsWith('data:image/png;') ? 'image/png' : 'image/jpeg';
  const content = Buffer.from(text, 'base64');
  const begins = content.subarray(0, HEADS[type].length).equals(HEADS[type]);
  if (!begins || content.length > PICTURE_LIMIT) throw new ProblemError('picture-refused');
  return { type, content };
}

export function addressOfPicture({ type, content }: StoredPicture): string {
  return `data:${type};base64,${content.toString('base64')}`;
}
