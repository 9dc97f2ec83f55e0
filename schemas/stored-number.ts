import * as z from 'zod/mini'

/** The largest number of a version or a release that a call may name: one more, which the next would have, is the last that the database can keep. */
const maxInteger = 2_147_483_646

/** The number of a version or a release; 0 where that may be the one before the first. */
export const storedNumber = (least: 0 | 1 = 1) => z.int().check(z.gte(least), z.lte(maxInteger))

/** The same in an address, where every number comes as letters. */
export const numberInput = () => z.coerce.number().check(z.int(), z.gte(1), z.lte(maxInteger))
