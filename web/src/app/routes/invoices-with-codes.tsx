import type { ComponentProps } from 'react';
import { JobProductsStrip } from '../../features/classification/candidates/job-products-strip.js';
import { LineCalls } from '../../features/classification/candidates/line-calls.js';
import { TariffCandidates } from '../../features/classification/candidates/tariff-candidates.js';
import { InvoicesTab } from '../../features/records/tabs.js';

const CODE_HELP = { Candidates: TariffCandidates, LineCalls, Strip: JobProductsStrip };

/** The invoices of a job, with what is known of the tariff codes of their lines. */
export function InvoicesWithCodes(props: Omit<ComponentProps<typeof InvoicesTab>, 'codeHelp'>) {
  return <InvoicesTab {...props} codeHelp={CODE_HELP} />;
}
