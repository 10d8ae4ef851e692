import { Fragment, lazy, Suspense, useState } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { Menu } from '../../components/ui/menu.js';
import type { MenuEntry } from '../../components/ui/menu-entries.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { selectBranch } from '../../lib/session/selected-org.js';
import { sectionAt, sectionsOf } from '../sections.js';
import { Crumb } from './crumb.js';
import { usePeek } from './use-peek.js';
import { useShownBranch } from './use-shown-branch.js';

/** Shows itself on settings only. */
const SectionPeek = lazy(async () => ({ default: (await import('./section-peek.js')).SectionPeek }));
/** Only the page of a job has one. */
const JobSwitcher = lazy(async () => ({ default: (await import('./job-switcher.js')).JobSwitcher }));

const crumb = 'flex h-7 min-w-0 items-center gap-1.5 rounded-control px-2 whitespace-nowrap hover:bg-hover aria-expanded:bg-hover';

/** Organisation, branch, section, and on a job's page the job. Each is a button with a menu; Alt and its number opens it. */
export function Breadcrumb() {
  const t = useText();
  const desk = useDesk();
  const { orgs, org, branch } = desk;
  const navigate = useNavigate();
  const jobId = useMatch('/organization/:organizationId/jobs/:jobId/*')?.params.jobId;
  const sections = sectionsOf(desk).filter(({ isAction }) => !isAction);
  const section = sectionAt(sections, useLocation()) ?? sections[0];
  const shown = useShownBranch(jobId);
  const { peeks, closePeek } = usePeek(section?.id === 'settings');
  const [open, setOpen] = useState<number | null>(null);
  const control = (place: number) => ({ open: open === place, onOpenChange: (next: boolean) => setOpen(next ? place : null) });
  const jobs = (orgId: string) => `/organization/${orgId}/jobs`;

  function goToBranch(orgId: string, branchId: string): void {
    selectBranch(orgId, branchId);
    void navigate(`${jobs(orgId)}?branch=${branchId}`);
  }

  const crumbs: { what: string; name: string; entries: MenuEntry[]; className: string }[] = [
    {
      what: t('shell.organisation'),
      name: org.name,
      className: 'font-semibold',
      entries: [
        ...orgs.map(({ id, name }) => ({
          kind: 'item' as const,
          label: name,
          checked: id === org.id,
          onSelect: () => void navigate(jobs(id)),
        })),
        { kind: 'separator' },
        { kind: 'item', label: t('shell.createOrganisation'), onSelect: () => void navigate('/create_organisation') },
      ],
    },
    ...(branch === null
      ? []
      : [
          {
            what: t('shell.branch'),
            name: shown?.name ?? t('shell.allBranches'),
            className: 'text-ink-2',
            entries: [
              {
                kind: 'item' as const,
                label: t('shell.allBranches'),
                checked: shown === null,
                onSelect: () => void navigate(jobs(org.id)),
              },
              ...org.branches_info.map(({ id, name }) => ({
                kind: 'item' as const,
                label: name,
                checked: id === shown?.id,
                onSelect: () => goToBranch(org.id, id),
              })),
            ],
          },
        ]),
    {
      what: t('shell.section'),
      name: section ? t(`shell.${section.id}`) : '',
      className: jobId === undefined ? 'font-semibold' : 'text-ink-2',
      entries: sections.map(({ id, to }) => ({
        kind: 'item',
        label: t(`shell.${id}`),
        checked: id === section?.id,
        onSelect: () => void navigate(to),
      })),
    },
  ];
  const places = [...crumbs.map(({ what }) => what), ...(jobId === undefined ? [] : [t('shell.job')])];

  useShortcuts(
    places.map((what, index) => ({ keys: `alt+${index + 1}`, label: what, run: () => setOpen(index), inFields: true })),
    'everywhere',
  );

  return (
    <div className="flex min-w-0 items-center gap-0.5">
      {crumbs.map(({ what, name, entries, className }, index) => (
        <Fragment key={what}>
          {index === crumbs.length - 1 && <Slash />}
          <span className="relative inline-flex min-w-0">
            <Menu {...control(index)} label={t('shell.switchTo', { what, name })} entries={entries} className={`${crumb} ${className}`}>
              <Crumb>{name}</Crumb>
            </Menu>
            {peeks && open === null && what === t('shell.section') && (
              <Suspense fallback={null}>
                <SectionPeek sections={sections} chosen={section?.id} onClose={closePeek} />
              </Suspense>
            )}
          </span>
        </Fragment>
      ))}
      {jobId !== undefined && (
        <>
          <Slash />
          <Suspense fallback={null}>
            <JobSwitcher {...control(crumbs.length)} jobId={jobId} className={`${crumb} identifier font-semibold`} />
          </Suspense>
        </>
      )}
    </div>
  );
}

function Slash() {
  return (
    <span aria-hidden="true" className="text-control">
      /
    </span>
  );
}
