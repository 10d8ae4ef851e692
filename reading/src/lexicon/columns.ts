import type { ColumnTable } from './column-table.js';
import chargeableWeight from './columns/chargeable-weight.json' with { type: 'json' };
import containerAndMarks from './columns/container-and-marks.json' with { type: 'json' };
import containerNumber from './columns/container-number.json' with { type: 'json' };
import countryOfOrigin from './columns/country-of-origin.json' with { type: 'json' };
import currency from './columns/currency.json' with { type: 'json' };
import description from './columns/description.json' with { type: 'json' };
import descriptionEnglish from './columns/description-english.json' with { type: 'json' };
import dimensions from './columns/dimensions.json' with { type: 'json' };
import domesticPlace from './columns/domestic-place.json' with { type: 'json' };
import dutyMode from './columns/duty-mode.json' with { type: 'json' };
import finalDestination from './columns/final-destination.json' with { type: 'json' };
import grossWeight from './columns/gross-weight.json' with { type: 'json' };
import hsCode from './columns/hs-code.json' with { type: 'json' };
import invoiceNumber from './columns/invoice-number.json' with { type: 'json' };
import item from './columns/item.json' with { type: 'json' };
import marks from './columns/marks.json' with { type: 'json' };
import model from './columns/model.json' with { type: 'json' };
import netWeight from './columns/net-weight.json' with { type: 'json' };
import originCriterion from './columns/origin-criterion.json' with { type: 'json' };
import other from './columns/other.json' with { type: 'json' };
import packageRange from './columns/package-range.json' with { type: 'json' };
import packageType from './columns/package-type.json' with { type: 'json' };
import packages from './columns/packages.json' with { type: 'json' };
import packagesAndDescription from './columns/packages-and-description.json' with { type: 'json' };
import packagesAndType from './columns/packages-and-type.json' with { type: 'json' };
import piecesPerPackage from './columns/pieces-per-package.json' with { type: 'json' };
import prices from './columns/prices.json' with { type: 'json' };
import productCode from './columns/product-code.json' with { type: 'json' };
import purchaseOrder from './columns/purchase-order.json' with { type: 'json' };
import quantity from './columns/quantity.json' with { type: 'json' };
import quantityAndUnit from './columns/quantity-and-unit.json' with { type: 'json' };
import quantityUnit from './columns/quantity-unit.json' with { type: 'json' };
import seal from './columns/seal.json' with { type: 'json' };
import sellPrice from './columns/sell-price.json' with { type: 'json' };
import sizeType from './columns/size-type.json' with { type: 'json' };
import tax from './columns/tax.json' with { type: 'json' };
import totalPrice from './columns/total-price.json' with { type: 'json' };
import unitPrice from './columns/unit-price.json' with { type: 'json' };
import volume from './columns/volume.json' with { type: 'json' };
import weight from './columns/weight.json' with { type: 'json' };

/** How papers head the columns of their tables. */
export const COLUMNS = {
  item,
  product_code: productCode,
  description,
  description_english: descriptionEnglish,
  model,
  hs_code: hsCode,
  quantity,
  quantity_unit: quantityUnit,
  quantity_and_unit: quantityAndUnit,
  prices,
  final_destination: finalDestination,
  domestic_place: domesticPlace,
  duty_mode: dutyMode,
  unit_price: unitPrice,
  total_price: totalPrice,
  sell_price: sellPrice,
  currency,
  country_of_origin: countryOfOrigin,
  net_weight: netWeight,
  gross_weight: grossWeight,
  weight,
  chargeable_weight: chargeableWeight,
  volume,
  dimensions,
  packages,
  package_type: packageType,
  package_range: packageRange,
  pieces_per_package: piecesPerPackage,
  marks,
  container_and_marks: containerAndMarks,
  container_number: containerNumber,
  seal,
  size_type: sizeType,
  packages_and_description: packagesAndDescription,
  packages_and_type: packagesAndType,
  origin_criterion: originCriterion,
  invoice_number: invoiceNumber,
  purchase_order: purchaseOrder,
  tax,
  other,
} satisfies ColumnTable;

/** What a column of a table holds. */
export type ColumnRole = keyof typeof COLUMNS;
