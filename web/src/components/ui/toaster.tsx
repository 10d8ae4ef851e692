import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

let mounted = false;

/** sonner's `toast`, with its area on the page: three visible, 356 wide, at the bottom right. */
export function sonner(): typeof toast {
  if (!mounted) {
    mounted = true;
    const area = document.body.appendChild(document.createElement('div'));
    createRoot(area).render(
      <Toaster
        position="bottom-right"
        visibleToasts={3}
        gap={14}
        offset={24}
        swipeDirections={['right', 'bottom']}
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
      />,
    );
  }
  return toast;
}
