import { searchWorkOrders } from '@tallyport/contracts/work-order/http';
import { numberKey } from '@tallyport/domain/shipping-record/paper-number';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useDeferredValue } from 'react';
import { TextField } from '../../../components/ui/field.js';
import { useText } from '../../../i18n/use-text.js';
import { call } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { queryKeys } from '../../../lib/query-keys.js';

interface WaybillNumberFieldProps {
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Shorter numbers are still being typed. */
const LEAST_LENGTH = 5;

/** The number of the waybill. A shipment that has it already is named while one types: two of one number are allowed, but seldom meant. */
export function WaybillNumberField(field: WaybillNumberFieldProps) {
  const t = useText();
  const twins = useTwins(useDeferredValue(field.value.trim()));
  return (
    <TextField
      {...field}
      label={t('workOrder.fields.waybill_number')}
      hint={twins.length > 0 && <span className="text-amber">{t('newShipment.twin', { codes: twins.join(t('common.comma')) })}</span>}
      className="identifier col-span-2"
      autoComplete="off"
    />
  );
}

/** The codes of shipments with this number, however it is spaced. */
function useTwins(number: string): readonly string[] {
  const { org } = useDesk();
  const { data } = useQuery({
    queryKey: [...queryKeys.jobLists(org.id), 'twins', number],
    queryFn: ({ signal }) => call(searchWorkOrders, { o: org.id, query: { page_size: 5 }, body: { q: number } }, { signal }),
    enabled: number.length >= LEAST_LENGTH,
  });
  if (number.length < LEAST_LENGTH) return [];
  return (data?.results ?? []).filter(({ waybill_number }) => numberKey(waybill_number) === numberKey(number)).map(({ code }) => code);
}
