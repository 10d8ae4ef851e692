import { Button } from '../../../components/ui/button.js';
import { Empty } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { isBuiltIn, type ListAddress } from './list-address.js';
import { useFilters } from './use-filters.js';

const nothing = () => undefined;

/** Nothing is left: what the list is narrowed to is said again. */
export function NoResult({ address, onClear }: { readonly address: ListAddress; readonly onClear: () => void }) {
  const t = useText();
  const filters = useFilters(address, nothing, nothing);
  const { view } = address;
  const terms = [
    ...(isBuiltIn(view) && view !== 'all' ? [t(`workOrder.list.view.${view}`)] : []),
    ...filters.flatMap(({ name, value }) => (value === null ? [] : [t('finding.termIs', { name, value })])),
  ];
  return (
    <Empty title={t('finding.noResult')} hint={t('finding.noResultTerms', { terms: terms.join(t('common.comma')) })}>
      <Button onClick={onClear}>{t('common.clearFilters')}</Button>
    </Empty>
  );
}
