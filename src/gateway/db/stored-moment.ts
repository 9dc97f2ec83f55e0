const written = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d(?::?\d\d)?)$/

/**
 * Whether a text is a moment as the database or `toISOString` writes it. `Date.parse` alone accepts much that the
 * database refuses, and cursors hold what callers send.
 */
export const isStoredMoment = (text: string): boolean =>
  written.test(text) && !Number.isNaN(Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')))
