import type { Dice } from '../dice.js';
import type { Country } from './countries.js';

/** A company and where it sits. */
export interface Company {
  readonly name: string;
  /** The address as lines, the country last. */
  readonly address: readonly string[];
  readonly country: Country;
  readonly telephone: string;
  readonly email: string;
}

const FIRST =
  'Harlow|Brightwater|Silverpine|Eastgate|Marlin|Copperfield|Juniper|Redstone|Lakeview|Orchid|Falcon|Meridian|Southbank|Goldleaf|Amber|Tidewater|Northcape|Bluegum|Sunrise|Jade River|Kingfisher|Stonebridge|Evergreen|Whitehaven';
const SECOND =
  'Homewares|Machinery|Textiles|Tools|Foods|Furniture|Lighting|Instruments|Ceramics|Outdoor|Electronics|Hardware|Packaging|Trading|Supplies|Imports|Industries|Components';

const FORWARDING = 'Logistics|Freight Forwarding|Freight Services|International Forwarders|Shipping & Logistics';

/** A company of a country, with a made-up name and address. */
export function makeCompany(dice: Dice, country: Country): Company {
  return companyIn(dice, country, SECOND);
}

/** A forwarder: its name says so. */
export function makeForwarder(dice: Dice, country: Country): Company {
  return companyIn(dice, country, FORWARDING);
}

function companyIn(dice: Dice, country: Country, trades: string): Company {
  const [first, second] = [dice.pick(FIRST.split('|')), dice.pick(trades.split('|'))];
  const name = `${first} ${second} ${dice.pick(country.legalForms)}`;
  const fill = (pattern: string) => pattern.replace(/#/g, () => String(dice.between(1, 9)));
  return {
    name,
    address: [fill(dice.pick(country.streets)), fill(dice.pick(country.cities)), country.name],
    country,
    telephone: `+${dice.between(20, 98)} ${dice.between(2, 9)} ${dice.digits(4)} ${dice.digits(4)}`,
    email: `${dice.pick(['export', 'sales', 'shipping', 'info'])}@${first.toLowerCase().replace(/\W/g, '')}.example`,
  };
}
