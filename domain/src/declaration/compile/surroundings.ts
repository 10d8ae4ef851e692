import type { DatedTables } from '../../customs-table/dated-tables.js';

/** The owner of the goods, as the organisation keeps it. */
export interface KeptOwner {
  readonly name: string;
  /** ABN or customs client id. */
  readonly customs_id: string | null;
  /** Client activity centre. */
  readonly cac: string | null;
}

/** What a declaration is made of besides papers: the job, whose goods they are, and the tables of customs. */
export interface Surroundings {
  readonly job: {
    readonly code: string;
    readonly reference: string | null;
    readonly port_of_origin: string | null;
    readonly port_of_dest: string | null;
    readonly date_arrive: string | null;
    readonly vessel: string | null;
    readonly voyage: string | null;
  };
  readonly owner: KeptOwner | null;
  readonly tables: DatedTables;
  /** An id for a line that no paper has, the same for the same name. */
  newId(name: string): string;
}
