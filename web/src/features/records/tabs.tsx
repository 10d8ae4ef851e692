import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { type CodeHelp, RecordTab } from './record-tab.js';

interface TabProps {
  readonly job: WorkOrder;
  readonly asOf: string | undefined;
}

export function WaybillsTab(props: TabProps) {
  return <RecordTab key="waybill" {...props} kind="waybill" />;
}

export function InvoicesTab({ codeHelp, ...props }: TabProps & { readonly codeHelp: CodeHelp }) {
  return <RecordTab key="invoice" {...props} kind="invoice" codeHelp={codeHelp} />;
}

export function PackingListsTab(props: TabProps) {
  return <RecordTab key="packing-list" {...props} kind="packing-list" />;
}
