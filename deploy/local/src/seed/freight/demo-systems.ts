import type { FreightSystemInput } from '@tallyport/contracts/freight-export/system-http';
import type { z } from 'zod';
import type { COMPANIES } from '../demo-companies.js';
import type { Shipment } from '../shipment.js';

type Company = keyof typeof COMPANIES;

/** A freight system of a branch. */
export interface DemoSystem {
  readonly branch: Shipment['branch'];
  /** What the simulator calls it; null where no system answers. */
  readonly simulated: string | null;
  readonly settings: Omit<z.input<typeof FreightSystemInput>, 'branch' | 'address' | 'secret'>;
  /** Which organisations there the parties of the branch's jobs are. */
  readonly organisations: Readonly<Partial<Record<Company, string>>>;
}

const settings = (name: string, server_id: string, company_code: string) =>
  ({
    name,
    enterprise_id: 'LBY',
    server_id,
    company_code,
    user_name: 'eadaptor',
    target_type: 'ForwardingShipment',
    bill_rule: 'house_or_master',
    finds_by_reference: true,
  }) as const;

/** The first knows no WATBRO: a code from an older list, as such lists grow. It has the importer as WATTLEAU. */
export const DEMO_SYSTEMS: readonly DemoSystem[] = [
  {
    branch: 'Sydney',
    simulated: 'LBYSYD',
    settings: settings('Lantern Bay Sydney', 'SYD', 'LBS'),
    organisations: {
      wattlebird: 'WATBRO',
      ningtai: 'NINLIGNGB',
      lillypilly: 'LILTEXSYD',
      suryatex: 'SURMILMAA',
      brolga: 'BROINSSYD',
      takasaki: 'TAKMEANGO',
      mulga: 'MULHYDSYD',
      norrfors: 'NORHYDGOT',
      currawong: 'CURCLOSYD',
      haoran: 'HAOGARNGB',
      bowerbird: 'BOWEREMP',
    },
  },
  {
    branch: 'Melbourne',
    simulated: 'LBYMEL',
    settings: settings('Lantern Bay Melbourne', 'MEL', 'LBM'),
    organisations: {
      quandong: 'QUAKITMEL',
      haiyue: 'HAIHOUCAN',
      saltbush: 'SALCYCMEL',
      velmora: 'VELBICSTR',
      jacky: 'JACFASMEL',
    },
  },
  { branch: 'Brisbane', simulated: null, settings: settings('Lantern Bay Brisbane', 'BNE', 'LBB'), organisations: {} },
];

/** How the systems call units that the papers of the demo spell their own way. None has a word for the dozen pair. */
export const DEMO_UNITS = { PCS: 'PCE', KGS: 'KG' } as const;

/** No such host can be (RFC 2606): what is sent there was provably not sent, and is tried again. */
export const NOBODYS_ADDRESS = 'https://brisbane.lanternbay.example/eAdaptor';
