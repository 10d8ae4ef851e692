/** Problems that only who lodges meets: they come with the pages of a shipment and of declarations. */
export const lodgementProblems = {
  'lodgement.illegal-transition': 'What customs says of this declaration does not allow this step.',
  'lodgement.edi-ended': 'This was edited in the system of customs: no message can be sent for it any more.',
  'lodgement.under-way': 'A message is under way. Wait for the answer of customs.',
  'lodgement.reason-needed': 'Give a reason for this step.',
  'lodgement.unknown-question': 'Customs asked no such question.',
  'lodgement.questions-open': 'Answer every question of customs first.',
  'lodgement.pre-lodge-again': 'What was pre-lodged is lodged on the same day. Pre-lodge again.',
  'lodgement.nothing-changed': 'Nothing has changed since the version that customs accepted.',
  'lodgement.changed-since': 'This has changed since you read it. Look at it again before you sign.',
  'lodgement.job-status': 'The job is not yet at a status for this step.',
  'lodgement.checks-fail': 'Some checks fail. Correct the values, or override the checks with a reason.',
  'lodgement.values-unconfirmed': 'Look at each of the riskiest values and confirm it before you sign.',
  'lodgement.not-ready': 'The message cannot be made: some values are missing or do not fit.',
  'lodgement.licence-needed': 'Only a broker with a licence number may do this.',
  'lodgement.not-permitted': 'This organisation is not set up to lodge with customs.',
  'lodgement.version-not-found': 'There is no such version.',
} as const;
