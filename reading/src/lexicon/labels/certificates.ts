import type { LabelTable } from '../label-table.js';
import completionDate from './certificates/completion-date.json' with { type: 'json' };
import dosage from './certificates/dosage.json' with { type: 'json' };
import expiryDate from './certificates/expiry-date.json' with { type: 'json' };
import exposure from './certificates/exposure.json' with { type: 'json' };
import fumigant from './certificates/fumigant.json' with { type: 'json' };
import fumigationTarget from './certificates/fumigation-target.json' with { type: 'json' };
import signatoryName from './certificates/signatory-name.json' with { type: 'json' };
import temperature from './certificates/temperature.json' with { type: 'json' };
import treatmentProvider from './certificates/treatment-provider.json' with { type: 'json' };

/** How certificates and declarations head what they state. */
export const CERTIFICATES = {
  fumigant,
  dosage,
  exposure,
  temperature,
  completion_date: completionDate,
  fumigation_target: fumigationTarget,
  treatment_provider: treatmentProvider,
  signatory_name: signatoryName,
  expiry_date: expiryDate,
} satisfies LabelTable;
