import * as z from 'zod/mini'
import { inUnit } from './field-mark'

/** An amount of money in satang, 1/100 baht. */
export const satang = () => inUnit(z.int().check(z.gte(0), z.lte(1e12)), 'satang')
