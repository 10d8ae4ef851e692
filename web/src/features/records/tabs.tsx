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

export function CertificatesOfOriginTab(props: TabProps) {
  return <RecordTab key="certificate-of-origin" {...props} kind="certificate-of-origin" />;
}

export function PackingDeclarationsTab(props: TabProps) {
  return <RecordTab key="packing-declaration" {...props} kind="packing-declaration" />;
}

export function FumigationCertificatesTab(props: TabProps) {
  return <RecordTab key="fumigation-certificate" {...props} kind="fumigation-certificate" />;
}

export function ChinaExportDeclarationsTab(props: TabProps) {
  return <RecordTab key="china-export-declaration" {...props} kind="china-export-declaration" />;
}
