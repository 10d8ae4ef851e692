import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useQuery } from '@tanstack/react-query';
import { versionQueries } from '../../../components/lodgement/version-queries.js';
import { useDesk } from '../../../lib/desk.js';

/** The version that customs has lodged, with what it makes due; null where customs has none, or it was withdrawn. */
export function useLodgedDue(
  { id: record, work_order_id: id }: ShippingRecord,
  lodgement: Lodgement | null,
): { readonly version: number; readonly due: string } | null {
  const { org } = useDesk();
  const { data } = useQuery({ ...versionQueries.list({ kind: 'declaration', o: org.id, id, record }), enabled: lodgement !== null });
  if (lodgement === null || lodgement.declaration_status === 'withdrawn') return null;
  const lodged = lodgement.messages.findLast(({ phase, purpose }) => phase === 'accepted' && (purpose === 'lodge' || purpose === 'amend'));
  const version = data?.results.find(({ control_reference }) => control_reference === lodged?.control_reference);
  return version === undefined || version.due === null ? null : { version: version.version, due: version.due };
}
