import * as z from 'zod/mini'
import { markField } from './field-mark'

/** A name that other things refer to (an area slot, an address), unique in its list; it stays when the text changes. */
export const itemKey = () => markField(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)), { field: 'key' })
