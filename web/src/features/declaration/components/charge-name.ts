import type { Translate } from '../../../i18n/i18n.js';
import { isNamed } from '../../../i18n/is-named.js';

/** What a charge of customs or agriculture is called. One that has no name is its code. */
export function chargeName(t: Translate, charge: string): string {
  return isNamed('declaration.dueCharges', charge) ? t(`declaration.dueCharges.${charge}`) : charge;
}
