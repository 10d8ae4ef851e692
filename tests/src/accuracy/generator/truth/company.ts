import type { Dice } from '../dice.js';
import type { Country } from './countries.js';
import type { World } from './world.js';

/** A company and where it sits. */
export interface Company {
  readonly name: string;
  /** The address as lines, the country last. */
  readonly address: readonly string[];
  readonly country: Country;
  readonly telephone: string;
  readonly email: string;
}

/** A company of a country, with a made-up name and address. */
export function makeCompany(dice: Dice, country: Country, { names }: World): Company {
  return companyIn(dice, country, names.first, names.trades);
}

/** A forwarder: its name says so. */
export function makeForwarder(dice: Dice, country: Country, { names }: World): Company {
  return companyIn(dice, country, names.first, names.forwarding);
}

function companyIn(dice: Dice, country: Country, firsts: readonly string[], trades: readonly string[]): Company {
  const [first, second] = [dice.pick(firsts), dice.pick(trades)];
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
