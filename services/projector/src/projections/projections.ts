import type { Projection } from '../projection.js';
import { exportProjection } from './export/projection.js';
import { goodsJudgementProjection } from './goods-judgement/projection.js';
import { historyProjection } from './history/projection.js';
import { readingPaceProjection } from './reading-pace/projection.js';
import { recordProjection } from './record/projection.js';
import { teachingProjection } from './teaching/projection.js';
import { firstWorkOrderList, workOrderListProjection } from './work-order-list/projection.js';

/** Every read model that this release keeps. Two versions of one stand here together while gateways move from one to the other. */
export const PROJECTIONS: readonly Projection[] = [
  recordProjection,
  firstWorkOrderList,
  workOrderListProjection,
  historyProjection,
  readingPaceProjection,
  teachingProjection,
  goodsJudgementProjection,
  exportProjection,
];
