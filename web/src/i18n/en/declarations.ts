/** The lists of declarations and cargo reports over all shipments. */
export const declarations = {
  title: { declaration: 'Declarations', 'cargo-report': 'Cargo Reports' },
  every: 'Every status',
  find: 'Reference, company or ship',
  count_one: '1 in all',
  count_other: '{{count}} in all',
  none: { declaration: 'No declarations yet.', 'cargo-report': 'No cargo reports yet.' },
  noneFound: 'Nothing has this status or text.',
  noneHint: {
    declaration: 'A declaration is compiled on the Declaration tab of a shipment.',
    'cargo-report': 'A sea cargo report is compiled on the Edi tab of a shipment.',
  },
  columns: {
    job: 'Shipment',
    reference: 'Reference',
    party: 'Owner or consignee',
    vessel: 'Ship',
    arrival: 'Arrives',
    status: 'Status',
    since: 'Since',
  },
  statuses: {
    not_lodged: 'Not lodged',
    pre_lodged: 'Pre-lodged',
    lodged: 'Lodged',
    held: 'Held',
    clear: 'Cleared',
    finalised: 'Finalised',
    authority_to_deal: 'Authority to deal',
    withdrawn: 'Withdrawn',
  },
  keys: { next: 'next', previous: 'previous', open: 'open', filter: 'filter' },
} as const;
