import type { ReactNode } from 'react';

interface MappingTableProps {
  readonly label: string;
  readonly columns: readonly (readonly [name: string, width: number])[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** Rows of what is ours and what it is there. */
export function MappingTable({ label, columns, rows }: MappingTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="min-h-0 flex-1 overflow-auto -outline-offset-2" tabIndex={0}>
      <table className="w-full table-fixed border-separate border-spacing-0" aria-label={label}>
        <thead className="sticky top-0 z-10 bg-surface">
          <tr>
            {columns.map(([name, width]) => (
              <th
                key={name}
                scope="col"
                className="h-[30px] border-b border-line px-2 text-left text-caption font-medium text-ink-2 first:pl-5"
                style={width > 0 ? { width } : undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="hover:bg-hover">
              {cells.map((cell, column) => (
                <td key={columns[column]?.[0] ?? column} className="h-8 truncate border-b border-line-soft px-2 first:pl-5">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
