import { Activity } from 'lucide-react';

/** That something of a job did not leave and waits for a person: the sign of the page on which it is repaired. Beside a word it is not read. */
export function ExportMark({ label }: { readonly label?: string }) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, 'data-tip': label };
  return <Activity className="size-3.5 shrink-0 text-red" strokeWidth={2} {...named} />;
}
