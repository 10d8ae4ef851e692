import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { customsAnswer } from '../../components/trade/customs-answer.js';
import { JobStatusBar } from '../../components/trade/job-status-bar.js';
import { inputLook } from '../../components/ui/field.js';
import { NameText } from '../../components/ui/name-text.js';
import { workOrderQueries } from '../../features/work-order/api/queries.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';

/** The open jobs of the organisation, typed to filter; each with its code, importer and bar. */
export function JobList({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const t = useText();
  const { org } = useDesk();
  const navigate = useNavigate();
  const listId = useId();
  const [term, setTerm] = useState('');
  const [active, setActive] = useState(0);
  const { data } = useQuery(workOrderQueries.switcher(org.id));
  const jobs = (data === undefined || data === '404' ? [] : data.results).filter(({ code, importer_name }) =>
    `${code} ${importer_name ?? ''}`.toLowerCase().includes(term.trim().toLowerCase()),
  );
  const at = Math.min(active, jobs.length - 1);

  function open(id: string | undefined): void {
    if (id === undefined) return;
    onClose();
    void navigate(`/organization/${org.id}/jobs/${id}`);
  }

  function handleKey(event: React.KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setActive(Math.max(0, Math.min(jobs.length - 1, at + step)));
    else if (event.key === 'Enter') open(jobs[at]?.id);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  }

  return (
    <div className="absolute top-full left-0 z-40 mt-1 flex max-h-[400px] w-[420px] animate-appear flex-col rounded-panel bg-surface p-1 shadow-float">
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={jobs[at] && `${listId}-${at}`}
        aria-label={t('shell.filterJobs')}
        placeholder={t('shell.filterJobs')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the switcher was just opened to type
        autoFocus
        className={`${inputLook} mb-1 shrink-0`}
        value={term}
        onChange={(event) => {
          setTerm(event.target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
      />
      <ul id={listId} role="listbox" aria-label={t('shell.job')} className="min-h-0 overflow-y-auto">
        {jobs.map((job, index) => (
          <li
            key={job.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={job.id === jobId}
            className={clsx('flex h-8 items-center gap-3 rounded-control px-2', index === at && 'bg-select')}
            onPointerMove={() => setActive(index)}
            onPointerDown={(event) => {
              event.preventDefault();
              open(job.id);
            }}
          >
            <span className="identifier font-medium">{job.code}</span>
            <NameText text={job.importer_name ?? ''} className="min-w-0 flex-1 text-ink-2" />
            <JobStatusBar status={job.job_status} answer={customsAnswer(job.n10_data)} />
          </li>
        ))}
        {data !== undefined && jobs.length === 0 && (
          <li className="px-2 py-1.5 text-ink-3">{term === '' ? t('shell.noJobs') : t('common.noMatch', { term })}</li>
        )}
      </ul>
    </div>
  );
}
