import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';

interface VirtualListProps {
  readonly count: number;
  readonly rowHeight: number;
  /** The row of the cursor; kept in view. */
  readonly cursor: number;
  /** Stays on top while the rows scroll below it. */
  readonly header: ReactNode;
  readonly headerHeight: number;
  /** Below this width the list scrolls sideways. */
  readonly minWidth: number;
  /** How much at the left stays in place then; what is brought into view stops beside it. */
  readonly stuckWidth: number;
  /** Stands in the place of the rows while there are none. */
  readonly empty: ReactNode;
  /** What the element that scrolls is besides, where it has the focus itself. */
  readonly region?: Omit<ComponentProps<'div'>, 'ref' | 'style' | 'children'> & { readonly ref?: RefObject<HTMLDivElement | null> };
  readonly children: (index: number) => ReactNode;
}

/** A long list of equal rows: only those in view are in the page. */
export function VirtualList(props: VirtualListProps) {
  const { count, rowHeight, cursor, header, headerHeight, minWidth, stuckWidth, empty, region, children } = props;
  const own = useRef<HTMLDivElement>(null);
  const scroller = region?.ref ?? own;
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    overscan: 8,
  });

  useEffect(() => {
    if (cursor >= 0) rows.scrollToIndex(cursor, { align: 'auto' });
  }, [cursor, rows]);

  return (
    <div
      {...region}
      ref={scroller}
      className={clsx('min-h-0 flex-1 overflow-auto', region?.className)}
      style={{ scrollPaddingLeft: stuckWidth, scrollPaddingTop: headerHeight }}
    >
      <div style={{ minWidth }}>
        {header}
        {count === 0 ? (
          empty
        ) : (
          <div className="relative" style={{ height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ index, start, size }) => (
              <div
                key={index}
                className="absolute inset-x-0 top-0"
                style={{ height: size, transform: `translateY(${start - headerHeight}px)` }}
              >
                {children(index)}
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
