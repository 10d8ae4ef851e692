import { candidates } from './candidates.js';
import { cannotCompute } from './cannot-compute.js';
import { checks } from './checks.js';
import { customsRows } from './customs-rows.js';
import { dataTables } from './data-tables.js';
import { declaration } from './declaration.js';
import { declarationFields } from './declaration-fields.js';
import { documents } from './documents.js';
import { edi } from './edi.js';
import { exportCauses } from './export-causes.js';
import { exportPlaces } from './export-places.js';
import { exports } from './exports.js';
import { freightFetch } from './freight-fetch.js';
import { history } from './history.js';
import { job } from './job-page.js';
import { lineage } from './lineage.js';
import { lodgement } from './lodgement.js';
import { lodgementProblems } from './lodgement-problems.js';
import { offers } from './offers.js';
import { recordFields } from './record-fields.js';
import { records } from './records.js';
import { review } from './review.js';
import { segments } from './segments.js';
import { versions } from './versions.js';

/** What only the page of a job needs: its own words and those of its tabs. A tab adds its texts here, and its keys are typed everywhere. */
export const texts = {
  problems: lodgementProblems,
  checks,
  job,
  candidates,
  cannotCompute,
  customsRows,
  recordFields: { ...recordFields, ...declarationFields },
  declaration,
  lodgement,
  lineage,
  documents,
  edi,
  exports,
  exportCauses,
  exportPlaces,
  freightFetch,
  offers,
  history,
  records,
  review,
  segments,
  versions,
  dataTables,
} as const;
