import { mayCall } from '@tallyport/domain/organisation/permissions';
import { useDesk } from './desk.js';

/** Whether the person may call an operation: by it buttons are shown. The server decides anew. */
export function useMay(): (operationId: string) => boolean {
  const { me, org, role } = useDesk();
  const capacities = me.capacities.filter((one) => one.org === org.id).map(({ capacity }) => capacity);
  return (operationId) => mayCall(operationId, { role, capacities, hasLicence: me.au_broker_profile !== null });
}
