import type { LabelTable } from '../label-table.js';
import chargeableWeight from './cargo/chargeable-weight.json' with { type: 'json' };
import containerNumber from './cargo/container-number.json' with { type: 'json' };
import declaredValue from './cargo/declared-value.json' with { type: 'json' };
import declaredValueCarriage from './cargo/declared-value-carriage.json' with { type: 'json' };
import declaredValueCustoms from './cargo/declared-value-customs.json' with { type: 'json' };
import deposit from './cargo/deposit.json' with { type: 'json' };
import dimensions from './cargo/dimensions.json' with { type: 'json' };
import discount from './cargo/discount.json' with { type: 'json' };
import freight from './cargo/freight.json' with { type: 'json' };
import goodsDescription from './cargo/goods-description.json' with { type: 'json' };
import goodsTotal from './cargo/goods-total.json' with { type: 'json' };
import grossWeight from './cargo/gross-weight.json' with { type: 'json' };
import hsCode from './cargo/hs-code.json' with { type: 'json' };
import insurance from './cargo/insurance.json' with { type: 'json' };
import netWeight from './cargo/net-weight.json' with { type: 'json' };
import otherCharges from './cargo/other-charges.json' with { type: 'json' };
import packageType from './cargo/package-type.json' with { type: 'json' };
import packages from './cargo/packages.json' with { type: 'json' };
import seal from './cargo/seal.json' with { type: 'json' };
import shippingMarks from './cargo/shipping-marks.json' with { type: 'json' };
import tax from './cargo/tax.json' with { type: 'json' };
import totalAmount from './cargo/total-amount.json' with { type: 'json' };
import totalInWords from './cargo/total-in-words.json' with { type: 'json' };
import volume from './cargo/volume.json' with { type: 'json' };

/** How papers call what is shipped and what it costs, outside of tables. */
export const CARGO = {
  packages,
  package_type: packageType,
  net_weight: netWeight,
  gross_weight: grossWeight,
  chargeable_weight: chargeableWeight,
  volume,
  dimensions,
  shipping_marks: shippingMarks,
  container_number: containerNumber,
  seal,
  goods_description: goodsDescription,
  goods_total: goodsTotal,
  freight,
  insurance,
  discount,
  tax,
  other_charges: otherCharges,
  deposit,
  total_amount: totalAmount,
  declared_value: declaredValue,
  declared_value_carriage: declaredValueCarriage,
  declared_value_customs: declaredValueCustoms,
  total_in_words: totalInWords,
  hs_code: hsCode,
} satisfies LabelTable;
