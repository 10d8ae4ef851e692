import type { Translate } from '../../i18n/i18n.js';
import { isNamed } from '../../i18n/is-named.js';

/** What a value was inferred from: a field beside it (`net weight`), an item of the tariff, else the words that were met. */
export function inferredFrom(t: Translate, raw: string): string {
  const field = raw.replaceAll(' ', '_');
  if (isNamed('recordFields', field)) return t(`recordFields.${field}`);
  const [, item] = TARIFF_ITEM.exec(raw) ?? [];
  return item === undefined ? raw : t('records.tariffItem', { item });
}

/** `tariff 84821000`, as it is recorded. */
const TARIFF_ITEM = /^tariff (\d+)$/;
