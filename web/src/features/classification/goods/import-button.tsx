import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { newKey } from '../../../lib/new-key.js';
import { PRODUCTS } from './kept-table.js';
import { goodsQueries } from './queries.js';

/** Keeps the products of a CSV file, row after row; one that is there already is written over. A refused row stops it and is named. */
export function ImportButton() {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  async function handleFile(file: File): Promise<void> {
    const { parseCsv } = await import('./parse-csv.js');
    const rows = parseCsv(await file.text());
    if (!rows[0] || !('product_code' in rows[0])) return toast.failed('import', t('goods.importUnreadable'));
    setBusy(true);
    let kept = 0;
    try {
      for (const row of rows) {
        const known = PRODUCTS.fields.map((field) => [field, row[field] ?? ''] as const);
        await PRODUCTS.save(org.id, null, Object.fromEntries(known), { idempotencyKey: newKey() });
        kept += 1;
      }
      toast.done('import', t('goods.imported', { count: kept }));
    } catch (error) {
      toast.failed('import', t('goods.importStopped', { row: kept + 2, reason: problemText(error), count: kept }));
    } finally {
      setBusy(false);
      void cache.invalidateQueries({ queryKey: goodsQueries.table(org.id, PRODUCTS) });
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void handleFile(file);
        }}
      />
      <Button icon={Upload} disabled={busy} data-tip={t('goods.importNote')} onClick={() => input.current?.click()}>
        {t('goods.import')}
      </Button>
    </>
  );
}
