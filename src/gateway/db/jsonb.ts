import { customType } from 'drizzle-orm/pg-core'

/**
 * JSON as it was stored. The drivers parse it already; drizzle's own column would parse strings a second time, so that
 * a title of digits became a number, and the title `null` was lost.
 */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
})
