import { PORTS } from './demo-companies.js';
import { LAMPS } from './demo-goods.js';
import { lamps, socks, textiles } from './demo-trades.js';
import type { Shipment } from './shipment.js';

/** A bill, and an invoice of a few lines as a spreadsheet: read at once. */
const small = {
  status: 'available',
  mode: 'sea',
  papers: ['bill', 'invoice sheet'],
  assigned: ['compiler', 'broker'],
} as const;

const box = (number: string, seal: string) => ({ container: { number, seal, type: '20GP' } }) as const;

const lampsAgain = { ...small, ...lamps, vessel: 'Cormorant Strait', departsInDays: -11 } as const;
const socksAgain = { ...small, ...socks, vessel: 'Petrel Sound', departsInDays: -10 } as const;
const towels = { ...small, ...textiles, branch: 'Brisbane', to: PORTS.brisbane, vessel: 'Ibis Channel', departsInDays: -13 } as const;

/** Shipments that are there to be sent on: their jobs are what stands still in the cockpit of exports. */
export const SMALL_SHIPMENTS: readonly Shipment[] = [
  {
    ...lampsAgain,
    key: 'downlights',
    goods: LAMPS.slice(2, 3),
    bill: 'LBNB26112617',
    ...box('TLPU3380514', 'NB774801'),
    voyage: '119S',
    arrivesInDays: 5,
    invoice: 'NT-2026-1132',
  },
  {
    ...lampsAgain,
    key: 'spotlights',
    goods: LAMPS.slice(3, 4),
    bill: 'LBNB26112618',
    ...box('TLPU3380530', 'NB774802'),
    voyage: '119S',
    arrivesInDays: 5,
    invoice: 'NT-2026-1133',
  },
  {
    ...lampsAgain,
    key: 'drivers',
    goods: LAMPS.slice(4, 6),
    bill: 'LBNB26112619',
    ...box('TLPU3380545', 'NB774803'),
    voyage: '119S',
    arrivesInDays: 5,
    invoice: 'NT-2026-1134',
  },
  {
    ...socksAgain,
    key: 'socks',
    bill: 'LBNB26112731',
    ...box('LBYU5590614', 'LB450612'),
    voyage: '223S',
    arrivesInDays: 6,
    invoice: 'HR-2026-093',
  },
  {
    ...socksAgain,
    key: 'more-socks',
    bill: 'LBNB26112732',
    ...box('LBYU5590620', 'LB450613'),
    voyage: '223S',
    arrivesInDays: 6,
    invoice: 'HR-2026-094',
  },
  {
    ...towels,
    key: 'towels',
    goods: textiles.goods.slice(0, 4),
    bill: 'LBMA26111902',
    ...box('WRRU9055310', 'MA301102'),
    voyage: '082E',
    arrivesInDays: 8,
    invoice: 'STX/2611/170',
  },
  {
    ...towels,
    key: 'sheets',
    goods: textiles.goods.slice(20, 24),
    bill: 'LBMA26111903',
    ...box('WRRU9055325', 'MA301103'),
    voyage: '082E',
    arrivesInDays: 8,
    invoice: 'STX/2611/171',
  },
];
