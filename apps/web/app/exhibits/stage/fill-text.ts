/** Puts values into the placeholders of a text: `Turned by {deg}°` and 5 give `Turned by 5°`. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
