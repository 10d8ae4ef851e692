/** Shipments: the list, a new one, the job's page. Labels of statuses are the specification's. */
export const workOrder = {
  status: {
    received: 'Job Received',
    compile: 'Ready for Compile',
    available: 'Available',
    accepted: 'Accepted',
    lodged: 'Lodged',
  },
  statusStep: '{{status}}, step {{step}} of 5',
  statusHeld: '{{status}}, held by customs',
  statusCleared: '{{status}}, cleared by customs',
  cleared: 'Cleared',
  held: 'Held',
  flagNames: {
    asc_dec: 'ASC declaration',
    asc_scr: 'ASC screening',
    aqis_dec: 'AQIS declaration',
    aqis_scr: 'AQIS screening',
  },
  flagNo: '{{flag}}: no',
  flagYes: '{{flag}}: yes',
  justNow: 'just now',
  timeLeft: '{{days}}d {{hours}}h {{minutes}}m',
  marks: {
    fails: 'check fails',
    disagree: 'documents disagree',
    unverified: 'not on the page',
    doubtful: 'doubtful',
    holds: 'check holds',
    unsaid: 'cannot say',
    person: 'by a person',
  },
} as const;
