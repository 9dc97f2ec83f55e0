import type * as z from 'zod/mini'
import type { NumberUnit, ReferenceKind } from '@schemas/layout/field-mark'

/** Path of a prop in a block's props, with list indices: `['items', 0, 'text']`. */
export type PropPath = readonly (string | number)[]

/** One value of a block's props, as shown in a form. `schema` validates it, without the default around it. */
export type Field = FieldShape & {
  schema: z.core.$ZodType
  /** May be omitted. */
  isOptional: boolean
  /** The default when nothing is written. */
  start?: unknown
}

export type NamedField = { name: string; field: Field }

/** One shape of a union. `name` is the discriminator's value, or the kind of the shape. */
export type Variant = { name: string; field: Field }

export type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>

/** One shape per kind, so that the kind alone determines it. */
type OfKind<K extends string, More = unknown> = K extends unknown ? { kind: K } & More : never

type FieldShape =
  /** A string, or one per language. */
  | { kind: 'text'; lines: 'one' | 'many'; max?: number }
  /** `isName`: read by machines, never treated as text. */
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
  /** `above` is an exclusive lower bound; every value is a multiple of `step`. */
  | { kind: 'number'; isInteger: boolean; min?: number; above?: number; max?: number; step?: number; unit?: NumberUnit }
  /** One of a few options. */
  | { kind: 'choice'; options: readonly string[] }
  /** Several of a few options. */
  | { kind: 'choices'; options: readonly string[]; max?: number }
  | { kind: 'weekdays'; sunday: 0 | 7 }
  /** The item is lazy, because lists may contain themselves. */
  | { kind: 'list'; item: () => Field; min: number; max?: number }
  | { kind: 'object'; fields: readonly NamedField[] }
  /** `key` names the discriminator; without it, the first variant that accepts the value applies. */
  | OfKind<'union' | 'embed', { key?: string; variants: readonly Variant[] }>
  | {
      kind: 'responsive'
      inner: Field
      spread: (value: unknown) => { base: unknown; tablet: unknown; mobile: unknown }
    }
  | { kind: 'constant'; value: unknown }
  /** Not editable in a form. */
  | { kind: 'unknown' }
