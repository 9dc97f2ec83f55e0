import { customType } from 'drizzle-orm/pg-core'

/**
 * JSON as it was stored. The database's drivers read it; the library's own column would read what is a text once more, so that a title of digits
 * came back as a number, and one that is called `null` not at all.
 */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
})
