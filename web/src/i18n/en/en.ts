import { account } from './account.js';
import { common, toast } from './common.js';
import { documents } from './documents.js';
import { problems } from './problems.js';
import { recordFields } from './record-fields.js';
import { shell } from './shell.js';
import { workOrder } from './work-order.js';

/** Every English text of the app. Each area is a file of its own; add it here and its keys are typed everywhere. */
export const en = { common, toast, problems, account, shell, workOrder, recordFields, documents } as const;

/** The same tree with any words in it: what another language has to fill. */
export type Texts = Words<typeof en>;
type Words<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Words<Tree[Key]> };
