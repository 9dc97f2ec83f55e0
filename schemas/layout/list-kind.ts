/** How a list counts; without a kind by decimal digits. Each has its style in `src/runtime/base.css`. */
export const listKinds = ['thai', 'thai-letters', 'lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman'] as const
export type ListKind = (typeof listKinds)[number]

/** What stands around the number; without it a full stop follows: `1)` or `(1)`. */
export const listSigns = ['paren', 'parens'] as const
export type ListSign = (typeof listSigns)[number]
