import * as z from 'zod/mini'
import type { Localised } from './localised'

/**
 * An attribute of a product, or an option of a variant: `size` = `l`. Code and value are stable and in addresses, label
 * and text are what people read.
 */
export type FacetValue = { code: string; value: string; label: Localised; text: Localised }

/** In the reader's language. */
export const facetText = z.object({ code: z.string(), value: z.string(), label: z.string(), text: z.string() })
