const grammar = /^-?\d{1,6}(?:\.\d{1,4})?(?:px|em|rem|%)$/

/**
 * CSS for a length: a bare number is pixels; otherwise a number with px, em, rem or %. Anything else is '0'. Never
 * throws.
 */
export function readLength(value: unknown): string {
  if (typeof value === 'number')
    return Number.isFinite(value) && Math.abs(value) < 1e6 ? `${Number(value.toFixed(4))}px` : '0'
  if (typeof value !== 'string') return '0'
  const trimmed = value.trim()
  if (/^-?\d{1,6}(?:\.\d{1,4})?$/.test(trimmed)) return `${trimmed}px`
  return grammar.test(trimmed) ? trimmed : '0'
}

export const borderStyles = [
  'none',
  'solid',
  'dashed',
  'dotted',
  'double',
  'groove',
  'ridge',
  'inset',
  'outset',
] as const
export type BorderStyle = (typeof borderStyles)[number]

/** The border style, or solid for anything unknown. */
export function readBorderStyle(value: unknown): BorderStyle {
  return borderStyles.includes(value as BorderStyle) ? (value as BorderStyle) : 'solid'
}

/** CSS for a spacing step: 4 px units, 0 to 96, in rem so that it scales with the reader's font size. */
export function stepToCss(step: number): string {
  return step === 0 ? '0' : `${step / 4}rem`
}
