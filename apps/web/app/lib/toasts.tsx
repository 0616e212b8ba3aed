import { lazy, type ReactNode, Suspense } from 'react';

interface ToastsProps {
  /** The name of the region for screen readers. */
  label: string;
  icons: { success: ReactNode; error: ReactNode };
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
};

/** The region where toasts appear; its script loads after the page works. */
export function Toasts({ label, icons }: ToastsProps) {
  return (
    <Suspense>
      <Toaster
        customAriaLabel={label}
        icons={icons}
        position="bottom-right"
        duration={8_000}
        toastOptions={{ unstyled: true, classNames }}
      />
    </Suspense>
  );
}

/** A temporary message that replaces the former one; an error never appears in a toast alone. */
export async function showToast(tone: 'success' | 'error', { title, text }: ToastTexts): Promise<void> {
  const { toast } = await loadSonner();
  toast.dismiss();
  toast[tone](title, { description: text });
}
