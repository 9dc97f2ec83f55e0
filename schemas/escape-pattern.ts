/** A text as part of a regular expression that matches it literally. */
export const escapePattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
