/** Shipments: the list, a new one, the job's page. Labels of statuses are the specification's. */
export declare const workOrder: {
    readonly status: {
        readonly received: 'Job Received';
        readonly compile: 'Ready for Compile';
        readonly available: 'Available';
        readonly accepted: 'Accepted';
        readonly lodged: 'Lodged';
    };
    readonly statusStep: '{{status}}, step {{step}} of 5';
    readonly statusHeld: '{{status}}, held by customs';
    readonly statusCleared: '{{status}}, cleared by customs';
    readonly cleared: 'Cleared';
    readonly held: 'Held';
    readonly flagNames: {
        readonly asc_dec: 'ASC declaration';
        readonly asc_scr: 'ASC screening';
        readonly aqis_dec: 'AQIS declaration';
        readonly aqis_scr: 'AQIS screening';
    };
    readonly flagNo: '{{flag}}: no';
    readonly flagYes: '{{flag}}: yes';
    readonly justNow: 'just now';
    readonly timeLeft: '{{days}}d {{hours}}h {{minutes}}m';
    readonly noWaybill: 'no waybill yet';
    readonly air: 'by air';
    readonly sea: 'by sea';
    readonly to: 'to';
    readonly extraction: {
        readonly name: '{{state}} {{step}}, step {{number}} of 11';
        readonly states: {
            readonly waiting: 'waiting in line';
            readonly running: 'running';
            readonly completed: 'completed';
            readonly failed: 'failed';
            readonly cancelled: 'cancelled';
        };
        readonly steps: {
            readonly uploading: 'uploading';
            readonly preprocessing: 'preprocessing';
            readonly processing: 'processing';
            readonly 'starting up': 'starting up';
            readonly extracting: 'extracting';
            readonly analyzing: 'analyzing';
            readonly translating: 'translating';
            readonly classifying: 'classifying';
            readonly 'fields mapped': 'fields mapped';
            readonly 'headers extracted': 'headers extracted';
            readonly completed: 'completed';
        };
    };
    readonly marks: {
        readonly fails: 'check fails';
        readonly disagree: 'documents disagree';
        readonly unverified: 'not on the page';
        readonly doubtful: 'doubtful';
        readonly holds: 'check holds';
        readonly unsaid: 'cannot say';
        readonly person: 'by a person';
    };
};
