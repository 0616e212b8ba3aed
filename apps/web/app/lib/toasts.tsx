import { type CSSProperties, lazy, type ReactNode, Suspense, useEffect } from 'react';

interface ToastsProps {
  /** The name of the region for screen readers. */
  label: string;
  closeLabel: string;
  icons: { success: ReactNode; error: ReactNode; close: ReactNode };
}

interface ToastTexts {
  title: string;
  text: string;
}

const loadSonner = () => import('sonner');
const Toaster = lazy(async () => ({ default: (await loadSonner()).Toaster }));

const classNames = {
  toast: 'toast toast-floating',
  content: 'toast-words',
  title: 'toast-title',
  error: 'toast-bad',
  closeButton: 'toast-close',
};

const width: CSSProperties & { '--width': string } = { '--width': 'var(--toast-width)' };

/** The region where toasts appear, over the page's head; its script loads after the page works. */
export function Toasts({ label, closeLabel, icons }: ToastsProps) {
  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <Suspense>
      <Toaster
        customAriaLabel={label}
        icons={icons}
        position="top-right"
        offset={{ top: 'var(--toast-top)', right: 'var(--toast-right)' }}
        mobileOffset={0}
        style={width}
        duration={8_000}
        closeButton
        toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: closeLabel }}
      />
    </Suspense>
  );
}

async function closeOnEscape({ key, defaultPrevented }: KeyboardEvent): Promise<void> {
  if (key !== 'Escape' || defaultPrevented || !document.querySelector('[data-sonner-toast]')) return;
  (await loadSonner()).toast.dismiss();
}

/** A temporary message that replaces the former one; an error never appears in a toast alone. */
export async function showToast(tone: 'success' | 'error', { title, text }: ToastTexts): Promise<void> {
  const { toast } = await loadSonner();
  toast.dismiss();
  toast[tone](title, { description: text });
}
