import type { Field } from '../document/fields/field'

/** Kinds that describe appearance or behaviour, not content. */
const appearanceKinds = new Set<Field['kind']>(['choice', 'boolean', 'number', 'responsive', 'color', 'choices'])

/** Whether a value describes a block's appearance or behaviour. Authored content is never reset. */
export const isAppearance = (field: Field): boolean =>
  appearanceKinds.has(field.kind) ||
  (field.kind === 'union' &&
    field.variants.every(({ field: variant }) => variant.kind === 'number' || variant.kind === 'constant'))
