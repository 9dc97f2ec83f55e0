import * as z from 'zod/mini'
import { iconNames } from './icon-names'

/** An icon prop, by name. */
export const icon = () => z.enum(iconNames)
