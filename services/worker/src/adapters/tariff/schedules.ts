import type { NomenclatureFormat } from '@tallyport/domain/classification/read-nomenclature';

/** The schedules that can be imported. */
export const SCHEDULES: readonly NomenclatureFormat[] = ['harmonized-system', 'national-schedule'];
