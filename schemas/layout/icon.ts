import * as z from 'zod/mini'
import { markField } from './field-mark'
import { iconNames } from './icon-names'
import { oneSchema } from './one-schema'

/** An icon prop, by name. */
export const icon = /* @__PURE__ */ oneSchema(() => markField(z.enum(iconNames), { field: 'icon' }))
