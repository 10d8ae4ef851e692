import { createRoot, type Root } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { dismissBySwipe } from './swipe.js';

const OFFSET = 24;
/** The width of a toast and of the edge beside it. */
const TAKEN_RIGHT = 380;

let root: Root | null = null;

/** sonner's `toast`, with its area on the page: three visible, 356 wide, at the bottom right, above whatever bars stand there now. */
export function sonner(): typeof toast {
  if (root === null) {
    const area = document.body.appendChild(document.createElement('div'));
    dismissBySwipe(area, (id) => toast.dismiss(id));
    root = createRoot(area);
  }
  root.render(<Area bottom={OFFSET + heightOfBars()} />);
  return toast;
}

function Area({ bottom }: { bottom: number }) {
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      gap={14}
      offset={{ bottom, right: OFFSET }}
      // Its own swipe needs 45 px.
      swipeDirections={[]}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'flex w-[356px] items-start gap-2.5 rounded-panel bg-surface p-3 text-body text-ink shadow-float',
          title: 'font-semibold',
          description: 'text-ink-2',
          icon: 'mt-0.5',
          success: '[&_[data-icon]]:text-green-solid',
          error: '[&_[data-icon]]:text-red-solid',
          warning: '[&_[data-icon]]:text-amber-solid',
          actionButton: 'ml-auto h-6 shrink-0 rounded-control border border-line px-2 text-caption font-medium hover:bg-hover',
          closeButton: 'order-last ml-auto text-ink-3',
        },
      }}
    />
  );
}

/** How much of the lower right corner bars take: the strip of keys, the foot of a list, the buttons of a dialog. A toast lies over none. */
function heightOfBars(): number {
  const bars = [...document.querySelectorAll('footer')].map((bar) => bar.getBoundingClientRect());
  const inTheWay = bars.filter(({ right, bottom, height }) => {
    return height > 0 && right > window.innerWidth - TAKEN_RIGHT && bottom > window.innerHeight / 2;
  });
  return Math.max(0, ...inTheWay.map(({ top }) => window.innerHeight - top));
}
