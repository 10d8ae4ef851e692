import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { RecordTab } from './record-tab.js';

interface TabProps {
  readonly job: WorkOrder;
  readonly asOf: string | undefined;
}

export function WaybillsTab(props: TabProps) {
  return <RecordTab key="waybill" {...props} kind="waybill" />;
}

export function InvoicesTab(props: TabProps) {
  return <RecordTab key="invoice" {...props} kind="invoice" />;
}

export function PackingListsTab(props: TabProps) {
  return <RecordTab key="packing-list" {...props} kind="packing-list" />;
}
