import * as z from 'zod/mini'

export type NumberUnit = 'px' | 'step' | 'satang' | 'second' | 'percent' | 'degree'
/** What a name that is written in a prop is the name of. */
export type ReferenceKind = 'menu' | 'form' | 'post' | 'category' | 'tag'

/** What a prop is to the person who fills it in, where the shape of its schema alone does not say. */
export type FieldMark =
  | { field: 'text'; lines: 'one' | 'many' }
  | { field: 'rich-text' | 'color' | 'image' | 'file' | 'link' | 'icon' | 'embed' | 'length' | 'time' }
  /** `px`, steps of 4 px, 1/100 baht, …: what one of the number is. */
  | { field: 'number'; unit: NumberUnit }
  /** A page of the site by its path. */
  | { field: 'path' }
  | { field: 'reference'; to: ReferenceKind }
  /** A name that a machine reads: unique among its neighbours, made anew for a copy. */
  | { field: 'key' }
  /** A name that a machine reads and that somebody writes: what is stored goes by it, or something else names it too. It is none of the words. */
  | { field: 'name' }
  /** Days of the week by number, `first` being Sunday's (0) or Monday's (1). */
  | { field: 'weekdays'; sunday: 0 | 7 }
  | { field: 'code'; language: 'html' }
  /** One value, or one for each breakpoint; `spread` says what stands where none is written. */
  | {
      field: 'responsive'
      inner: z.ZodMiniType
      spread: (value: unknown) => { base: unknown; tablet: unknown; mobile: unknown }
    }

// Untyped inside: zod would rewrite the mark's own schemas into placeholders of its registry.
const marks = z.registry<{ mark: unknown }>()

/** Says what a schema is to a person. What is made of it by `.check(…)` stays marked. */
/* @__NO_SIDE_EFFECTS__ */
export function markField<S extends z.ZodMiniType>(schema: S, mark: FieldMark): S {
  marks.add(schema, { mark })
  return schema
}

/** Says what one of a number is. */
/* @__NO_SIDE_EFFECTS__ */
export function inUnit<S extends z.ZodMiniType>(schema: S, unit: NumberUnit): S {
  return markField(schema, { field: 'number', unit })
}

/** What a schema was marked as. */
export function fieldMark(schema: z.core.$ZodType): FieldMark | undefined {
  return marks.get(schema as z.ZodMiniType)?.mark as FieldMark | undefined
}
