import type { Upcaster } from './upcaster.js';

/** Before answers came from customs by itself they had no time, version or original of their own, and each flag had its name. */
export const CUSTOMS_ANSWER_UPCASTER: Upcaster = {
  type: 'lodgement.customs-answer-recorded',
  steps: {
    1: ({ lineStatus, ...data }) => ({
      ...data,
      ownReference: null,
      version: null,
      messageTime: null,
      messageId: null,
      original: null,
      expected: true,
      cargoStatus: null,
      dutyPaid: null,
      referralCodes: [],
      lineStatus: (lineStatus as NamedFlags[]).map(({ asc_dec, asc_scr, aqis_dec, aqis_scr }) => asc_dec + asc_scr + aqis_dec + aqis_scr),
    }),
  },
};

interface NamedFlags {
  readonly asc_dec: string;
  readonly asc_scr: string;
  readonly aqis_dec: string;
  readonly aqis_scr: string;
}
