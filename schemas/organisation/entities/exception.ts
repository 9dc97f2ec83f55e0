export const exceptionKinds = [
  'oversold',
  'price',
  'discount',
  'late_sale',
  'missing_number',
  'set_aside',
  'cash_difference',
  'time',
  'device',
  'rounding',
  'number_jump',
] as const
export type ExceptionKind = (typeof exceptionKinds)[number]
