import * as z from 'zod/mini'
import { markField } from './field-mark'
import { iconNames } from './icon-names'

/** An icon prop, by name. */
export const icon = () => markField(z.enum(iconNames), { field: 'icon' })
