/** Streams that could not be taken in, and why. */
export const parkedStreams = {
  label: 'Parked streams',
  columns: { stream: 'Record', job: 'Job', taker: 'Could not be taken in by', reason: 'Why', since: 'Since' },
  note: 'A record that could not be taken in is set aside with all that follows it; everything else goes on. Release it when the reason is gone.',
  projector: 'read model of {{name}}',
  reactor: 'what follows from it',
  readModels: {
    export: 'exports',
    goods_judgement: 'judgements of goods',
    history: 'the history of jobs',
    reading_pace: 'the pace of reading',
    record: 'records',
    teaching: 'what was taught',
    work_order_list: 'the list of shipments',
  },
  unreadable: {
    'unknown-type': 'An event “{{event}}” is not known here. A newer program wrote it.',
    'newer-version': 'An event “{{event}}” is of version {{version}}, which a newer program wrote.',
    'missing-upcaster': 'An event “{{event}}” is of the old version {{version}}, which can no longer be read.',
    'invalid-data': 'An event “{{event}}” does not fit: {{field}}.',
  },
  itsData: 'its data',
  notTakenIn: 'It could not be taken in: {{reason}}',
  release: 'Release',
  asked: 'release asked for',
  released: 'Asked for. It is told again from where it stopped.',
  none: 'Nothing is parked.',
} as const;
