import type { ComponentProps } from 'react';
import { LineCalls } from '../../features/classification/candidates/line-calls.js';
import { TariffCandidates } from '../../features/classification/candidates/tariff-candidates.js';
import { InvoicesTab } from '../../features/records/tabs.js';

const CODE_HELP = { Candidates: TariffCandidates, LineCalls };

/** The invoices of a job, with what is known of the tariff codes of their lines. */
export function InvoicesWithCodes(props: Omit<ComponentProps<typeof InvoicesTab>, 'codeHelp'>) {
  return <InvoicesTab {...props} codeHelp={CODE_HELP} />;
}
