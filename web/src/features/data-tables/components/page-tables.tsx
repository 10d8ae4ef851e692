import type { PageTable } from '@tallyport/contracts/document-extraction/page-text';
import { Copy, Download } from 'lucide-react';
import { Button } from '../../../components/ui/button.js';
import { toast } from '../../../components/ui/toast.js';
import { useText } from '../../../i18n/use-text.js';
import { csvOf, tsvOf } from '../../../lib/csv.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { saveFile } from '../../../lib/save-file.js';

interface PageTablesProps {
  /** Of the files that are exported. */
  readonly name: string;
  readonly tables: readonly PageTable[];
}

/** The tables of a page one below the other, each to be copied into a sheet or kept as a file. */
export function PageTables({ name, tables }: PageTablesProps) {
  const t = useText();
  const copy = (table: PageTable | undefined) => {
    if (!table) return;
    navigator.clipboard.writeText(tsvOf(cellsOf(table))).then(
      () => toast.success(t('dataTables.copied', { count: table.rows.length })),
      () => toast.error(t('dataTables.notCopied')),
    );
  };
  const keep = (table: PageTable | undefined, number: number) =>
    table && saveFile(new Blob([csvOf(cellsOf(table))], { type: 'text/csv;charset=utf-8' }), `${name} ${number}.csv`);

  useShortcuts([
    { keys: 'c', label: t('dataTables.keys.copy'), run: () => copy(tables[0]) },
    { keys: 'x', label: t('dataTables.keys.export'), run: () => keep(tables[0], 1) },
  ]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached by the keyboard
    <div tabIndex={0} role="region" aria-label={t('dataTables.onPage')} className="min-h-0 flex-1 overflow-auto px-5 py-3">
      {tables.map((table, index) => (
        <section key={index} aria-label={t('dataTables.table', { number: index + 1 })} className="mb-5">
          <header className="flex h-8 items-center gap-2">
            <h3 className="font-semibold">{t('dataTables.table', { number: index + 1 })}</h3>
            <span className="text-caption text-ink-3">
              {t('dataTables.size', { rows: table.rows.length, columns: table.rows[0]?.length ?? 0 })}
            </span>
            <Button size="small" icon={Copy} className="ml-2" onClick={() => copy(table)} {...(index === 0 && { keys: 'c' })}>
              {t('dataTables.copy')}
            </Button>
            <Button size="small" icon={Download} onClick={() => keep(table, index + 1)} {...(index === 0 && { keys: 'x' })}>
              {t('dataTables.export')}
            </Button>
          </header>
          <table className="border-collapse">
            <tbody>
              {table.rows.map((cells, row) => (
                <tr key={row} className={row === 0 ? 'bg-sunken font-medium' : 'hover:bg-hover'}>
                  {cells.map((cell, column) => (
                    <td
                      key={column}
                      lang={/\p{Script=Han}/u.test(cell.text) ? 'zh-Hans' : undefined}
                      data-tip={cell.address ?? undefined}
                      className="max-w-96 border border-line px-2 py-0.5 align-top whitespace-pre-line"
                    >
                      {cell.text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function cellsOf({ rows }: PageTable): string[][] {
  return rows.map((cells) => cells.map(({ text }) => text));
}
