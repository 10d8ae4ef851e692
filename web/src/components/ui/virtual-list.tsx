import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';

interface VirtualListProps {
  readonly count: number;
  readonly rowHeight: number;
  /** The row of the cursor; kept in view. */
  readonly cursor?: number;
  readonly className?: string;
  readonly children: (index: number) => ReactNode;
}

/** A long list of equal rows: only those in view are in the page. */
export function VirtualList({ count, rowHeight, cursor, className, children }: VirtualListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({ count, getScrollElement: () => scroller.current, estimateSize: () => rowHeight, overscan: 8 });

  useEffect(() => {
    if (cursor !== undefined && cursor >= 0) rows.scrollToIndex(cursor, { align: 'auto' });
  }, [cursor, rows]);

  return (
    <div ref={scroller} className={className ?? 'min-h-0 flex-1 overflow-y-auto'}>
      <div className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, size }) => (
          <div key={index} className="absolute inset-x-0 top-0" style={{ height: size, transform: `translateY(${start}px)` }}>
            {children(index)}
          </div>
        ))}
      </div>
    </div>
  );
}
