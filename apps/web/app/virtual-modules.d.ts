declare module 'virtual:page-script/*' {
  export const url: string;
}

declare module 'virtual:consent' {
  export const ConsentPanel: typeof import('./features/consent/consent-panel.tsx').ConsentPanel | undefined;
}

declare module 'virtual:island/*' {
  export const url: string;
  export const imports: readonly string[];
}

declare module 'virtual:exhibit/*' {
  export const url: string;
}

declare module 'virtual:blueprint/scripts' {
  export const urls: Record<string, string>;
}

declare module '*.glsl' {
  export const shader: string;
}

declare module 'virtual:desk/*' {
  export const url: string;
  export const imports: readonly string[];
}

declare module 'virtual:desk-texts/*' {
  export const file: import('./features/desk/frame/desk-texts.ts').DeskTextFile;
}
