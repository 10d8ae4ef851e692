import type { LabelTable } from '../label-table.js';
import account from './asides/account.json' with { type: 'json' };
import airForm from './asides/air-form.json' with { type: 'json' };
import companyAddress from './asides/company-address.json' with { type: 'json' };
import companyName from './asides/company-name.json' with { type: 'json' };
import companyPart from './asides/company-part.json' with { type: 'json' };
import contact from './asides/contact.json' with { type: 'json' };
import moneyDetail from './asides/money-detail.json' with { type: 'json' };
import otherDate from './asides/other-date.json' with { type: 'json' };
import page from './asides/page.json' with { type: 'json' };
import partyContact from './asides/party-contact.json' with { type: 'json' };
import purpose from './asides/purpose.json' with { type: 'json' };
import seaForm from './asides/sea-form.json' with { type: 'json' };
import section from './asides/section.json' with { type: 'json' };
import signature from './asides/signature.json' with { type: 'json' };
import statement from './asides/statement.json' with { type: 'json' };
import taxId from './asides/tax-id.json' with { type: 'json' };

/** Labels whose values no record keeps; they are known so that nobody takes them, or what follows them, for another value. */
export const ASIDES = {
  contact,
  tax_id: taxId,
  company_part: companyPart,
  page,
  account,
  statement,
  signature,
  purpose,
  air_form: airForm,
  sea_form: seaForm,
  money_detail: moneyDetail,
  other_date: otherDate,
  section,
  company_name: companyName,
  company_address: companyAddress,
  party_contact: partyContact,
} satisfies LabelTable;
