import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { ComponentType } from 'react';
import type { Texts } from '../../../i18n/texts.js';

/** What every tab of the job page is given. `asOf` is the past moment of the address; a tab then reads with it and changes nothing. */
export interface JobTabProps {
  readonly job: WorkOrder;
  readonly asOf: string | undefined;
}

/** A tab of the job page. They are listed in `app/job-tabs.ts`, because a tab is a feature and features do not know each other. */
export interface JobTab {
  /** `?tab=` of the address, and its name among the texts. */
  readonly id: keyof Texts['job']['tabs'];
  /** With Alt this letter goes there; absent for a page that only the other tabs lead to. */
  readonly letter?: string;
  readonly page: ComponentType<JobTabProps>;
  /** Takes the whole stage: neither the header of the job nor its tabs are shown, and no tab leads there. */
  readonly takesStage?: true;
  /** Stands under More, so that the others keep their places. */
  readonly isSeldom?: true;
  readonly count?: (job: WorkOrder) => number;
}
