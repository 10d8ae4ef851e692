import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { Id } from '../values/ids.js';
import { EntryStatus, LineStatus } from './entry-status.js';

/** Customs answered: the entry's status and the four flags of each line. */
export const CustomsAnswerRecorded = defineEvent(
  'lodgement.customs-answer-recorded',
  1,
  z.object({
    lodgementId: Id,
    workOrderId: Id,
    entryStatus: EntryStatus,
    icsIdentifier: z.string().max(40).nullable(),
    lineStatus: z.array(LineStatus),
  }),
);
