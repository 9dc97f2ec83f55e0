import * as z from 'zod/mini'
import { markField } from './field-mark'

/** A page of the site by its path. */
export const pagePath = () => markField(z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(200)), { field: 'path' })

/** A menu of the space by its name. */
export const menuName = () => markField(z.string().check(z.maxLength(60)), { field: 'reference', to: 'menu' })
