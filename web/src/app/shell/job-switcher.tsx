import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { workOrderQueries } from '../../features/work-order/api/queries.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { Crumb } from './crumb.js';

const JobList = lazy(async () => ({ default: (await import('./job-list.js')).JobList }));

interface JobSwitcherProps {
  readonly jobId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly className: string;
}

/** The crumb of the job: the organisation's open jobs, typed to filter. */
export function JobSwitcher({ jobId, open, onOpenChange, className }: JobSwitcherProps) {
  const t = useText();
  const { org } = useDesk();
  const job = useQuery(workOrderQueries.detail(org.id, jobId));
  const button = useRef<HTMLButtonElement>(null);
  const code = job.data && job.data !== '404' ? job.data.code : t('common.unknown');

  function handleClose(): void {
    onOpenChange(false);
    button.current?.focus();
  }

  return (
    <span className="relative inline-flex" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onOpenChange(false)}>
      <button
        ref={button}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={t('shell.switchTo', { what: t('shell.job'), name: code })}
        className={className}
        onClick={() => onOpenChange(!open)}
      >
        <Crumb>{code}</Crumb>
      </button>
      {open && (
        <Suspense fallback={null}>
          <JobList jobId={jobId} onClose={handleClose} />
        </Suspense>
      )}
    </span>
  );
}
