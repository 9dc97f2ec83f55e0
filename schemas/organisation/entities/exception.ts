export const exceptionKinds = [
  'oversold',
  'price',
  'discount',
  'late_sale',
  'missing_number',
  'set_aside',
  'cash_difference',
] as const
export type ExceptionKind = (typeof exceptionKinds)[number]
