/**
 * Replaces `{name}` in the text by its value; an unknown name stays as written, and values are never parsed as
 * patterns.
 */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole))
