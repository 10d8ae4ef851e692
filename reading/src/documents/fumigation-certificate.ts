import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { bareNumberOf } from '../fields/bare-number.js';
import { besideWord, numberOfPaper } from '../fields/beside-word.js';
import { letterheadOf } from '../fields/letterhead.js';
import { routeEndsAt, routeStartsAt } from '../fields/route.js';
import { type DocumentDeclaration, fallbacks } from './declaration.js';
import { OF_STATEMENTS } from './goods-statement.js';
import { at, countryAt, dayAt, identifierAt, packagesAt, partyAt, portAt, shortTextAt } from './labelled.js';
import { packagesAnywhere } from './sources/bill-goods.js';
import { fumigantAlone, readFumigant, readKnownFumigant, treatmentAlone, treatmentAt } from './sources/treatment.js';
import { completionInProse, exporterInProse, importerInProse, toldInProse } from './sources/treatment-in-prose.js';

/** How the number of a certificate may be called. */
const CERTIFICATE = /(?<!\p{L})cert(?:ificate)?(?!\p{L})/iu;

/** That goods were fumigated: with what, how strong, how long, how warm, and when it ended. */
export const FUMIGATION_CERTIFICATE: DocumentDeclaration<HeaderField<'fumigation-certificate'>> = {
  header: {
    ...OF_STATEMENTS,
    certificate_number: [
      identifierAt('certificate_number', 'document_reference', 'job_number'),
      fallbacks(bareNumberOf, (text) => besideWord(text, CERTIFICATE, numberOfPaper)),
    ],
    exporter: [partyAt('shipper', 'seller'), fallbacks(exporterInProse)],
    importer: [partyAt('buyer', 'consignee'), fallbacks(importerInProse)],
    consignee: [partyAt('consignee')],
    packages: [packagesAt('packages'), fallbacks(packagesAnywhere)],
    country_of_destination: [countryAt('country_of_destination')],
    port_of_loading: [routeStartsAt, portAt('port_of_loading'), fallbacks(toldInProse('loaded'))],
    port_of_discharge: [routeEndsAt, portAt('port_of_discharge'), fallbacks(toldInProse('bound'))],
    fumigant: [at(readKnownFumigant, 'fumigant'), fallbacks(toldInProse('fumigant'), fumigantAlone, at(readFumigant, 'fumigant'))],
    dosage: [treatmentAt('dosage'), fallbacks(toldInProse('dosage'), treatmentAlone('dosage'))],
    exposure_hours: [treatmentAt('exposure'), fallbacks(toldInProse('hours'), treatmentAlone('exposure'))],
    temperature: [treatmentAt('temperature'), fallbacks(toldInProse('temperature'), treatmentAlone('temperature'))],
    completion_date: [dayAt('completion_date'), fallbacks(completionInProse)],
    fumigation_target: [shortTextAt('fumigation_target')],
    treatment_provider: [shortTextAt('treatment_provider'), fallbacks((text) => letterheadOf(text).name)],
  },
};
