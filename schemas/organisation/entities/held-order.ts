import * as z from 'zod/mini'
import { saleLine } from './sale'

export const heldLine = saleLine
export type HeldLine = z.infer<typeof heldLine>

export const heldOrder = z.object({
  id: z.string(),
  name: z.string(),
  by: z.string(),
  at: z.string(),
  lines: z.array(heldLine),
})
