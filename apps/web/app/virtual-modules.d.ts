declare module 'virtual:enhance' {
  export const enhanceUrl: string;
}

declare module 'virtual:island/*' {
  export const url: string;
  export const imports: readonly string[];
}
