import type * as z from 'zod/mini'
import type { NumberUnit, ReferenceKind } from '@schemas/layout/field-mark'

/** One value of a block's props, as a person fills it in. `schema` says what is valid, without the default around it. */
export type Field = FieldShape & {
  schema: z.core.$ZodType
  /** May be left out. */
  isOptional: boolean
  /** What stands where nothing is written. */
  start?: unknown
}

export type NamedField = { name: string; field: Field }

/** One of several shapes that a value may have. `name` is the discriminator's value, or the kind of the shape. */
export type Variant = { name: string; field: Field }

export type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>

/** One shape for each kind, so that a kind alone tells its shape. */
type OfKind<K extends string, More = unknown> = K extends unknown ? { kind: K } & More : never

type FieldShape =
  /** A string, or one for each language. */
  | { kind: 'text'; lines: 'one' | 'many'; max?: number }
  /** `isName`: a machine reads it, and nobody takes it for words. */
  | { kind: 'string'; min?: number; max?: number; format?: 'email' | 'url' | 'pattern'; isName?: true }
  | { kind: 'code'; language: 'html' }
  | OfKind<
      | 'rich-text'
      | 'color'
      | 'image'
      | 'file'
      | 'link'
      | 'icon'
      | 'length'
      | 'path'
      | 'key'
      | 'date'
      | 'datetime'
      | 'time'
      | 'boolean'
    >
  | { kind: 'reference'; to: ReferenceKind }
  /** `above` is a bound that does not itself belong to the range; `step` what every value is a multiple of. */
  | { kind: 'number'; isInteger: boolean; min?: number; above?: number; max?: number; step?: number; unit?: NumberUnit }
  /** One of few words. */
  | { kind: 'choice'; options: readonly string[] }
  /** Several of few words. */
  | { kind: 'choices'; options: readonly string[]; max?: number }
  | { kind: 'weekdays'; sunday: 0 | 7 }
  /** The item is asked for when it is needed: lists may hold themselves. */
  | { kind: 'list'; item: () => Field; min: number; max?: number }
  | { kind: 'object'; fields: readonly NamedField[] }
  /** `key` names the property that tells the variants apart; without it the first that takes the value is meant. */
  | OfKind<'union' | 'embed', { key?: string; variants: readonly Variant[] }>
  | {
      kind: 'responsive'
      inner: Field
      spread: (value: unknown) => { base: unknown; tablet: unknown; mobile: unknown }
    }
  | { kind: 'constant'; value: unknown }
  /** Nothing that a person could fill in. */
  | { kind: 'unknown' }
