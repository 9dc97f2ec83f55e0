/** Text with `{name}` replaced by what is given for it; an unknown name stays as written, and what a person called something is taken for no pattern. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole))
