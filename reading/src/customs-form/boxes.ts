import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';

/** What only the form for goods that arrive has: no record is made of it. */
type ImportField =
  | 'domestic_consignee'
  | 'overseas_shipper'
  | 'import_date'
  | 'storage_place'
  | 'consuming_unit'
  | 'departure_port'
  | 'departure_country'
  | 'transit_port'
  | 'entry_port';

/** A box whose content goes to fields of other names. */
type MixedBox = 'vessel_and_voyage' | 'documents' | 'remarks';

/** Where the value of a box goes: `direction` says on which of the two forms it stands. */
export interface BoxKind {
  readonly field: HeaderField<'china-export-declaration'> | ImportField | MixedBox;
  readonly direction?: 'import' | 'export';
  readonly labels: string;
}

/** The boxes of the customs declaration of China, of today and of the years before: what they are called and which field they fill. */
export const CUSTOMS_BOXES: readonly BoxKind[] = [
  { field: 'pre_entry_number', labels: '预录入编号|pre entry no|pre record no' },
  { field: 'customs_number', labels: '海关编号|customs no|customs declaration no' },
  { field: 'domestic_consignee', direction: 'import', labels: '境内收货人|收货单位|domestic consignee' },
  { field: 'domestic_shipper', direction: 'export', labels: '境内发货人|发货单位|domestic consignor|domestic shipper' },
  { field: 'domestic_trader', labels: '收发货人|经营单位' },
  { field: 'overseas_shipper', direction: 'import', labels: '境外发货人|overseas consignor|overseas shipper' },
  { field: 'overseas_consignee', direction: 'export', labels: '境外收货人|境外收货人名称|overseas consignee' },
  { field: 'customs_office', direction: 'import', labels: '进境关别|进口口岸|port of import' },
  { field: 'customs_office', direction: 'export', labels: '出境关别|出口口岸|exit customs|port of export' },
  { field: 'import_date', direction: 'import', labels: '进口日期|date of import' },
  { field: 'export_date', direction: 'export', labels: '出口日期|date of export' },
  { field: 'declaration_date', labels: '申报日期|date of declaration|declaration date' },
  { field: 'record_number', labels: '备案号|filing no|record no' },
  { field: 'transport_mode', labels: '运输方式|mode of transport|transport mode' },
  {
    field: 'vessel_and_voyage',
    labels: '运输工具名称及航次号|运输工具名称|means of transport and voyage no|name of transport and voyage no',
  },
  { field: 'waybill_number', labels: '提运单号|bill of lading no|b/l no' },
  { field: 'storage_place', direction: 'import', labels: '货物存放地点|storage place' },
  { field: 'consuming_unit', direction: 'import', labels: '消费使用单位|consumer|consuming unit' },
  { field: 'producing_unit', direction: 'export', labels: '生产销售单位|producer|manufacturer|production and sales unit' },
  { field: 'supervision_mode', labels: '监管方式|贸易方式|supervision mode|trade mode' },
  { field: 'levy_nature', labels: '征免性质|nature of levy|nature of tax exemption' },
  { field: 'licence_number', labels: '许可证号|licence no|license no' },
  { field: 'departure_port', direction: 'import', labels: '启运港|装货港|port of departure' },
  { field: 'destination_port', direction: 'export', labels: '指运港|port of destination|port of discharge' },
  { field: 'contract_number', labels: '合同协议号|contract no' },
  { field: 'trade_country', labels: '贸易国|贸易国别|trading country' },
  { field: 'departure_country', direction: 'import', labels: '启运国|起运国|country of departure' },
  { field: 'destination_country', direction: 'export', labels: '运抵国|country of destination|country of arrival' },
  { field: 'transit_port', direction: 'import', labels: '经停港|port of transit' },
  { field: 'entry_port', direction: 'import', labels: '入境口岸|port of entry' },
  { field: 'exit_port', direction: 'export', labels: '离境口岸|port of exit' },
  { field: 'package_type', labels: '包装种类|运输包装种类|kind of packages|package type|type of packages' },
  { field: 'packages', labels: '件数|number of packages|no of packages' },
  { field: 'gross_weight', labels: '毛重|gross weight' },
  { field: 'net_weight', labels: '净重|net weight' },
  { field: 'incoterm', labels: '成交方式|terms of delivery|trade terms' },
  { field: 'freight', labels: '运费|freight' },
  { field: 'insurance', labels: '保费|insurance' },
  { field: 'other_charges', labels: '杂费|other charges' },
  { field: 'documents', labels: '随附单证及编号|随附单证|attached documents' },
  { field: 'remarks', labels: '标记唛码及备注|备注|marks and remarks' },
  { field: 'declaring_unit', labels: '申报单位|declaring unit|declarant' },
];
