import * as z from 'zod/mini'

/** The largest version or release number in a call: the next one is the largest that the database can store. */
const maxInteger = 2_147_483_646

/** A version or release number; 0 where it may be the one before the first. */
export const storedNumber = (least: 0 | 1 = 1) => z.int().check(z.gte(least), z.lte(maxInteger))

/** The same in an address, where numbers are strings. */
export const numberInput = (least: 0 | 1 = 1) => z.coerce.number().check(z.int(), z.gte(least), z.lte(maxInteger))
