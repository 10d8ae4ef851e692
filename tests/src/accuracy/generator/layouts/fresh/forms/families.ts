import type { Family } from '../../family.js';
import { afasRecord } from './afas-record.js';
import { packerAnswers } from './packer-answers.js';
import { packerBoxes } from './packer-boxes.js';
import { packerStruck } from './packer-struck.js';

/** Forms that bodies, lines and programs of the trade have made known, each with captions of its own; by the kind of paper that they are for. */
export const FRESH_FORMS = {
  fumigation: { afasRecord },
  packing: { packerBoxes, packerStruck, packerAnswers },
} satisfies Readonly<Record<string, Readonly<Record<string, Family>>>>;
