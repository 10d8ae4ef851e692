import { useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { ChipRow } from './chip-row.js';
import { ColumnMenu } from './column-menu.js';
import { ListBody } from './list-body.js';
import { ListFooter } from './list-footer.js';
import { ListNews } from './list-news.js';
import { NoShipments } from './no-shipments.js';
import { useColumns } from './use-columns.js';
import { PAGE_SIZE, useJobList } from './use-job-list.js';

const NEWEST = '-created';

/** Every shipment of every branch, the newest first, sorted by any head. */
export function AllJobsPage() {
  const t = useText();
  const { org } = useDesk();
  const navigate = useNavigate();
  const jobs = useJobList(NEWEST);
  const { written, address, setSearch, page, pages, news } = jobs;
  const { columns, isChosen, choose } = useColumns(true);

  return (
    <>
      <header className="flex h-[52px] shrink-0 items-center gap-4 px-5">
        <h1 className="text-title">{t('finding.allJobs.title')}</h1>
      </header>
      <ChipRow jobs={jobs}>
        {address.sort === NEWEST && t('finding.allJobs.newest')}
        <ColumnMenu columns={columns} isChosen={isChosen} onChoose={choose} />
      </ChipRow>
      <ListNews {...news} />
      <ListBody
        jobs={jobs}
        columns={columns}
        onSort={(sort) => jobs.go({ sort })}
        empty={
          <NoShipments
            address={written}
            onCreate={() => void navigate(`/organization/${org.id}/jobs?create`)}
            onClear={() => setSearch(new URLSearchParams())}
          />
        }
      />
      <ListFooter page={written.page} pages={pages} pageSize={PAGE_SIZE} count={page?.count} onTurn={jobs.turn} />
    </>
  );
}
