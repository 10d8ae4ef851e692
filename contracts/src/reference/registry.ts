import { ADDITIONAL_DOCUMENTS } from './additional-document.js';
import { ADDRESS_TYPES } from './address-type.js';
import { AREA_TYPES } from './area-type.js';
import { ASSESSMENT_REASONS } from './assessment-reason.js';
import { CHECK_CATEGORIES } from './check-category.js';
import { CLIENT_TYPES } from './client-type.js';
import type { CodeList } from './code-list.js';
import { CONTACT_TYPES } from './contact-type.js';
import { CONTAINER_TYPES } from './container-type.js';
import { COST_BEARERS } from './cost-bearer.js';
import { CURRENCIES } from './currency.js';
import { DECLARATION_PURPOSES } from './declaration-purpose.js';
import { DECLARATION_STATUS_LIST } from './declaration-status.js';
import { DECLARATION_TYPES } from './declaration-type.js';
import { DELIVERY_SERVICE_LEVELS } from './delivery-service-level.js';
import { DOCUMENT_TYPE_LIST } from './document-type.js';
import { DUTY_TREATMENTS } from './duty-treatment.js';
import { ENTRY_STATUS_LIST } from './entry-status.js';
import { EXTRACTION_STEP_LIST } from './extraction-step.js';
import { FREIGHT_PAYMENTS } from './freight-payment.js';
import { INCOTERMS } from './incoterm.js';
import { ANY_MODE_INCOTERMS } from './incoterm-any-mode.js';
import { JOB_STATUS_LIST } from './job-status.js';
import { LODGEMENT_STATE_LIST } from './lodgement-state.js';
import { PACKAGE_UNITS } from './package-unit.js';
import { PACKAGING_TYPES } from './packaging-type.js';
import { QUANTITY_BASES } from './quantity-basis.js';
import { SERVICE_LEVELS } from './service-level.js';
import { TRANSPORT_MODES } from './transport-mode.js';
import { VALUATION_METHODS } from './valuation-method.js';
import { WEIGHT_UNITS } from './weight-unit.js';
import { YES_NO } from './yes-no.js';

const LISTS: readonly CodeList[] = [
  ADDITIONAL_DOCUMENTS,
  ADDRESS_TYPES,
  AREA_TYPES,
  ASSESSMENT_REASONS,
  CHECK_CATEGORIES,
  CLIENT_TYPES,
  CONTACT_TYPES,
  CONTAINER_TYPES,
  COST_BEARERS,
  CURRENCIES,
  DECLARATION_PURPOSES,
  DECLARATION_STATUS_LIST,
  DECLARATION_TYPES,
  DELIVERY_SERVICE_LEVELS,
  DOCUMENT_TYPE_LIST,
  DUTY_TREATMENTS,
  ENTRY_STATUS_LIST,
  EXTRACTION_STEP_LIST,
  FREIGHT_PAYMENTS,
  INCOTERMS,
  ANY_MODE_INCOTERMS,
  JOB_STATUS_LIST,
  LODGEMENT_STATE_LIST,
  PACKAGE_UNITS,
  PACKAGING_TYPES,
  QUANTITY_BASES,
  SERVICE_LEVELS,
  TRANSPORT_MODES,
  VALUATION_METHODS,
  WEIGHT_UNITS,
  YES_NO,
];

/** Every reference list by its `code_type`. Without a prototype: a type that somebody sends finds a list or nothing. */
export const CODE_LISTS: Readonly<Record<string, CodeList>> = Object.assign(
  Object.create(null) as Record<string, CodeList>,
  Object.fromEntries(LISTS.map((list) => [list.type, list])),
);
