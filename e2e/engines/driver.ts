export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown' | 'ArrowRight' | 'End';

export interface Point {
  x: number;
  y: number;
}

/** The operations that a journey needs of a browser. Everything that can be built from them is in `tab.ts`. */
export interface Driver {
  /** Begins to load an address, and returns before it is there. */
  open: (url: string) => Promise<void>;
  /** Runs a script in the page, and in the next one if the page is being left; returns what it evaluates to. */
  evaluate: <Result>(script: string) => Promise<Result>;
  click: (point: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** A PNG file of what is in view. */
  takePicture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** A running browser. Each driver has a tab of its own that shares nothing with others. */
export interface Engine {
  openTab: () => Promise<Driver>;
  stop: () => Promise<void>;
}

/** What the visitor has: Warsaw's clock, and hours to twelve. */
export const visitorEnvironment = { TZ: 'Europe/Warsaw', LC_ALL: 'en_US.UTF-8' };
