/** How a list counts; without a kind by decimal digits. */
export const listKinds = ['thai', 'thai-letters', 'lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman'] as const
export type ListKind = (typeof listKinds)[number]

/** What stands around the number; without it a full stop follows: `1)` or `(1)`. */
export const listSigns = ['paren', 'parens'] as const
export type ListSign = (typeof listSigns)[number]

/** The name of its counter style (`src/runtime/base.css`); undefined for the ordinary `1.`. */
export const listStyle = ({ kind, sign }: { kind?: ListKind | undefined; sign?: ListSign | undefined } = {}) =>
  kind || sign ? [kind ?? 'decimal', sign].filter(Boolean).join('-') : undefined
