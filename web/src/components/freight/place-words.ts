import type { Translate } from '../../i18n/i18n.js';
import { isNamed } from '../../i18n/is-named.js';

/** A member of a list with what tells it apart: `packing line 2`. */
const MEMBER = /^(packing line|[a-z]+) (.+)$/su;

/** Where in a message a value stands, which is recorded as `Invoice NB-26-0917, line 3, quantity unit`. What has no word stays as it is. */
export function placeWords(t: Translate, place: string): string {
  const text = place
    .split(', ')
    .map((part, index) => partWords(t, index === 0 && !isNamed('exportPlaces.fields', part) ? uncapitalised(part) : part))
    .join(t('common.comma'));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function partWords(t: Translate, part: string): string {
  if (isNamed('exportPlaces.fields', part)) return t(`exportPlaces.fields.${part}`);
  const [, member = '', name = ''] = MEMBER.exec(part) ?? [];
  return isNamed('exportPlaces.members', member) ? t(`exportPlaces.members.${member}`, { name }) : part;
}

/** The first part is recorded with a capital. */
function uncapitalised(part: string): string {
  return part.charAt(0).toLowerCase() + part.slice(1);
}
