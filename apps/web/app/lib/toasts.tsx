import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface ToastsProps {
  /** The name of the region for screen readers. */
  label: string;
  closeLabel: string;
  icons: { success: ReactNode; error: ReactNode; close: ReactNode };
  /** The page is longer than a window, and the toast may be about any part of it. */
  isLong?: boolean;
}

interface ToastTexts {
  title: string;
  text: string;
}

type Sonner = typeof import('./styled-sonner.ts')['styledSonner'];

let sonner: Promise<Sonner | undefined> | undefined;

/** Without a connection there are no toasts, but everything else works. The next call tries again. */
function loadSonner(): Promise<Sonner | undefined> {
  sonner ??= import('./styled-sonner.ts').then(
    ({ styledSonner }) => styledSonner,
    () => {
      sonner = undefined;
      return undefined;
    },
  );
  return sonner;
}

const classNames = {
  toast: 'toast toast-floating',
  content: 'toast-words',
  title: 'toast-title',
  error: 'toast-bad',
  closeButton: 'toast-close',
};

const inBar = { left: 'var(--toast-left)', top: 0 };
const atFoot = { left: 'var(--toast-left)', bottom: 'var(--toast-bottom)' };
const inHead = { top: 'var(--toast-top)', right: 'var(--toast-right)' };
const width: CSSProperties & { '--width': string } = { '--width': 'var(--toast-width)' };
/** It is part of the page, so it scrolls away under the navigation bar instead of covering text. */
const headStyle: CSSProperties = { ...width, position: 'absolute', zIndex: 39 };

/** Fires when a toast is about to be shown, which may be before the region listens. */
const wantedEvent = 'toastwanted';
let wasWanted = false;

/** The width below which the navigation bar is the place for toasts. */
const narrow = '(width < 48rem)';

/**
 * The region where toasts appear, away from all controls: see `toasts.css`. Toasts are rare, so it loads on the
 * visitor's first action. So it exists before its first text, which screen readers would otherwise miss.
 */
export function Toasts({ label, closeLabel, icons, isLong }: ToastsProps) {
  const Toaster = useToaster();
  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);
  if (!Toaster) return null;
  // Last in the order of Tab: the library sends the focus back to where it came from, and nothing may lie behind it.
  return createPortal(
    <Toaster
      customAriaLabel={label}
      icons={icons}
      {...findPlace(isLong)}
      duration={8_000}
      closeButton
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: closeLabel }}
    />,
    document.body,
  );
}

function findPlace(isLong = false) {
  if (window.matchMedia(narrow).matches) {
    return { position: 'top-left', offset: inBar, mobileOffset: inBar, style: width } as const;
  }
  return isLong
    ? ({ position: 'bottom-left', offset: atFoot, style: width } as const)
    : ({ position: 'top-right', offset: inHead, style: headStyle } as const);
}

function useToaster(): Sonner['Toaster'] | undefined {
  const [loaded, setLoaded] = useState<Sonner>();
  useEffect(() => {
    if (loaded) return;
    const load = async () => setLoaded(await loadSonner());
    if (wasWanted) load();
    const controller = new AbortController();
    for (const type of ['pointerdown', 'keydown', 'input', wantedEvent]) {
      document.addEventListener(type, load, { signal: controller.signal });
    }
    return () => controller.abort();
  }, [loaded]);
  return loaded?.Toaster;
}

async function closeOnEscape(event: KeyboardEvent): Promise<void> {
  const { key, defaultPrevented } = event;
  if (key !== 'Escape' || defaultPrevented || !document.querySelector('[data-sonner-toast]')) return;
  event.preventDefault();
  (await loadSonner())?.toast.dismiss();
}

/** A temporary message that replaces the previous one; an error never appears in a toast alone. */
export async function showToast(tone: 'success' | 'error', { title, text }: ToastTexts): Promise<void> {
  wasWanted = true;
  document.dispatchEvent(new Event(wantedEvent));
  const toast = (await loadSonner())?.toast;
  toast?.dismiss();
  toast?.[tone](title, { description: text });
}
