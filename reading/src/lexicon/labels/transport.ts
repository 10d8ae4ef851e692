import type { LabelTable } from '../label-table.js';
import chargesCode from './transport/charges-code.json' with { type: 'json' };
import countryOfDestination from './transport/country-of-destination.json' with { type: 'json' };
import countryOfExport from './transport/country-of-export.json' with { type: 'json' };
import countryOfOrigin from './transport/country-of-origin.json' with { type: 'json' };
import currency from './transport/currency.json' with { type: 'json' };
import firstCarrier from './transport/first-carrier.json' with { type: 'json' };
import flight from './transport/flight.json' with { type: 'json' };
import freightPayableAt from './transport/freight-payable-at.json' with { type: 'json' };
import freightTerms from './transport/freight-terms.json' with { type: 'json' };
import handlingInformation from './transport/handling-information.json' with { type: 'json' };
import incoterm from './transport/incoterm.json' with { type: 'json' };
import originalBills from './transport/original-bills.json' with { type: 'json' };
import paymentTerms from './transport/payment-terms.json' with { type: 'json' };
import placeOfDelivery from './transport/place-of-delivery.json' with { type: 'json' };
import placeOfReceipt from './transport/place-of-receipt.json' with { type: 'json' };
import portOfDischarge from './transport/port-of-discharge.json' with { type: 'json' };
import portOfLoading from './transport/port-of-loading.json' with { type: 'json' };
import release from './transport/release.json' with { type: 'json' };
import secondVessel from './transport/second-vessel.json' with { type: 'json' };
import shippingMethod from './transport/shipping-method.json' with { type: 'json' };
import trailerNumber from './transport/trailer-number.json' with { type: 'json' };
import transportMode from './transport/transport-mode.json' with { type: 'json' };
import vessel from './transport/vessel.json' with { type: 'json' };
import vesselAndVoyage from './transport/vessel-and-voyage.json' with { type: 'json' };
import voyage from './transport/voyage.json' with { type: 'json' };

/** How papers call the journey and its terms. */
export const TRANSPORT = {
  vessel,
  voyage,
  vessel_and_voyage: vesselAndVoyage,
  second_vessel: secondVessel,
  flight,
  place_of_receipt: placeOfReceipt,
  port_of_loading: portOfLoading,
  port_of_discharge: portOfDischarge,
  place_of_delivery: placeOfDelivery,
  transport_mode: transportMode,
  trailer_number: trailerNumber,
  shipping_method: shippingMethod,
  first_carrier: firstCarrier,
  charges_code: chargesCode,
  incoterm,
  payment_terms: paymentTerms,
  freight_terms: freightTerms,
  freight_payable_at: freightPayableAt,
  original_bills: originalBills,
  country_of_origin: countryOfOrigin,
  country_of_export: countryOfExport,
  country_of_destination: countryOfDestination,
  handling_information: handlingInformation,
  release,
  currency,
} satisfies LabelTable;
