import { account } from './account.js';
import { common, toast } from './common.js';
import { problems } from './problems.js';

/** What every page needs, the public ones too. */
export const texts = { common, toast, problems, account } as const;
