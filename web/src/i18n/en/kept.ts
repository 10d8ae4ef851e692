import { apiKeys } from './api-keys.js';
import { customsSettings } from './customs-settings.js';
import { declarations } from './declarations.js';
import { freightSettings } from './freight-settings.js';
import { goods } from './goods.js';
import { lessons } from './lessons.js';
import { webhooks } from './webhooks.js';

/** What the screens of an organisation beside its shipments need: settings, declarations, cargo reports. */
export const texts = { apiKeys, customsSettings, declarations, freightSettings, goods, lessons, webhooks } as const;
