import { apiKeys } from './api-keys.js';
import { branches } from './branches.js';
import { cannotCompute } from './cannot-compute.js';
import { customsRows } from './customs-rows.js';
import { customsSettings } from './customs-settings.js';
import { declarations } from './declarations.js';
import { freightFetch } from './freight-fetch.js';
import { freightSettings } from './freight-settings.js';
import { goods } from './goods.js';
import { lessons } from './lessons.js';
import { lodgementProblems } from './lodgement-problems.js';
import { settings } from './settings.js';
import { team } from './team.js';
import { teams } from './teams.js';
import { webhooks } from './webhooks.js';

/** What the screens of an organisation beside its shipments need: settings, declarations, cargo reports. */
export const texts = {
  apiKeys,
  branches,
  cannotCompute,
  customsRows,
  customsSettings,
  declarations,
  freightFetch,
  freightSettings,
  goods,
  lessons,
  problems: lodgementProblems,
  settings,
  team,
  teams,
  webhooks,
} as const;
