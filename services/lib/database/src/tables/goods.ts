import type { ColumnType, Generated } from 'kysely';

/** By which of its texts a kept row was found. */
export type FoundBy = 'product code' | 'name' | 'description' | 'synonym' | 'lookup code' | 'lookup description';

/** What organisations keep about their goods. A trigger writes every change but that of keys to `kept.change_log`. */
export interface GoodsTables {
  'kept.product': {
    org_id: string;
    id: string;
    company_code: string;
    product_code: string;
    name: string;
    description: string;
    model: string;
    hs_code: string;
    hs_name: string;
    tariff_item: string;
    lookup_code: string;
    bonded: string;
    control: string;
    certificate: string;
    unit1: string;
    tax_rate: string;
    /** False where its freight system does not have it any more. */
    is_active: Generated<boolean>;
  };
  'kept.tariff_lookup': {
    org_id: string;
    id: string;
    code: string;
    description: string;
    hs_code: string;
    tariff_item: string;
    unit1: string;
    tax_rate: string;
  };
  /** Another word for a product or for a tariff lookup: one of both, never both. */
  'kept.goods_synonym': { org_id: string; id: string; synonym: string; product_id: string | null; lookup_id: string | null };
  /** Written with the row that it leads to, in the form of `goodsKey`. */
  'kept.goods_key': {
    org_id: string;
    key: string;
    found_by: FoundBy;
    product_id: string | null;
    lookup_id: string | null;
    synonym_id: string | null;
    /** What the row answers, filled in by a trigger. */
    hs_code: Generated<string>;
    name: Generated<string>;
    product_code: ColumnType<string | null, never, never>;
    lookup_code: ColumnType<string | null, never, never>;
    is_active: ColumnType<boolean, never, never>;
  };
  'kept.refused_code': {
    org_id: string;
    id: Generated<string>;
    goods_key: string;
    hs_code: string;
    because: string;
    refused_by: string;
    refused_at: Generated<Date>;
  };
}

/** The tariff: versions that are never changed once written. No organisation owns it. */
export interface TariffTables {
  'kept.tariff_version': {
    schedule: string;
    version: number;
    imported_at: Date;
    file_name: string;
    sha256: string;
    entry_count: number;
  };
  'kept.tariff_entry': {
    schedule: string;
    version: number;
    ordinal: number;
    code: string;
    name: string;
    phrases: string[];
    source: 'word-list' | 'nomenclature';
  };
}
