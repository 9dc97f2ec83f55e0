import type { Field } from './field'

/** Kinds that say how a thing looks or behaves, not what it says. */
const appearanceKinds = new Set<Field['kind']>(['choice', 'boolean', 'number', 'responsive', 'color', 'choices'])

/** Whether a value says how a block looks or behaves. What people wrote or chose for it is never put back to what it came with. */
export const isAppearance = (field: Field): boolean =>
  appearanceKinds.has(field.kind) ||
  (field.kind === 'union' &&
    field.variants.every(({ field: variant }) => variant.kind === 'number' || variant.kind === 'constant'))
