import type { Projection } from '../../projection.js';
import { statement } from '../../tables.js';

const savePace = statement(
  'pace-save',
  (suffix) => `
insert into read_model.reading_pace_v1${suffix} (org_id, position, method, elapsed_ms, recorded_at)
select * from json_to_recordset($1::json) as n(org_id uuid, position bigint, method text, elapsed_ms int, recorded_at timestamptz)
on conflict do nothing`,
);

/** What each page took to read, by org and method: from the newest of them comes the honest time left. */
export const readingPaceProjection: Projection = {
  name: 'reading-pace',
  version: 1,
  tables: ['reading_pace_v1'],
  handles: (type) => type === 'extraction.page-read',

  async apply(tables, events) {
    const pages = events.flatMap(({ event, logged }) =>
      // A page that an earlier attempt read took no time in this one, and says nothing of the pace.
      event.type === 'extraction.page-read' && event.data.elapsedMs > 0
        ? [
            {
              org_id: logged.orgId,
              position: logged.position,
              method: event.data.method,
              elapsed_ms: event.data.elapsedMs,
              recorded_at: logged.recordedAt,
            },
          ]
        : [],
    );
    if (pages.length > 0) await tables.query(savePace, [JSON.stringify(pages)]);
  },

  /** How long a page took is nothing personal, and telling it again changes nothing. */
  forget: () => Promise.resolve(),
};
