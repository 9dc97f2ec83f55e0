import * as z from 'zod/mini'

export type NumberUnit = 'px' | 'step' | 'satang' | 'second' | 'percent' | 'degree'
/** The kinds of things that a name in a prop can refer to. */
export type ReferenceKind = 'menu' | 'form' | 'post' | 'category' | 'tag'

/** What a prop means to the person who fills it in, where its schema's shape does not say. */
export type FieldMark =
  | { field: 'text'; lines: 'one' | 'many' }
  | { field: 'rich-text' | 'color' | 'image' | 'file' | 'link' | 'icon' | 'embed' | 'length' | 'time' }
  /** The unit of the number: `px`, steps of 4 px, 1/100 baht, …. */
  | { field: 'number'; unit: NumberUnit }
  /** A page of the site by its path. */
  | { field: 'path' }
  | { field: 'reference'; to: ReferenceKind }
  /** A machine-read name: unique among its siblings, regenerated for a copy. */
  | { field: 'key' }
  /** A machine-read name that a person writes: stored data or another prop refers to it. Not content. */
  | { field: 'name' }
  /** Days of the week by number; `sunday` is Sunday's number, 0 or 7. */
  | { field: 'weekdays'; sunday: 0 | 7 }
  | { field: 'code'; language: 'html' }
  /** One value, or one per breakpoint; `spread` computes the missing ones. */
  | {
      field: 'responsive'
      inner: z.ZodMiniType
      spread: (value: unknown) => { base: unknown; tablet: unknown; mobile: unknown }
    }

// Untyped inside: zod would rewrite the mark's own schemas into placeholders of its registry.
const marks = z.registry<{ mark: unknown }>()

/** Marks what a schema means to a person. Schemas derived from it by `.check(…)` keep the mark. */
/* @__NO_SIDE_EFFECTS__ */
export function markField<S extends z.ZodMiniType>(schema: S, mark: FieldMark): S {
  marks.add(schema, { mark })
  return schema
}

/** Marks the unit of a number. */
/* @__NO_SIDE_EFFECTS__ */
export function inUnit<S extends z.ZodMiniType>(schema: S, unit: NumberUnit): S {
  return markField(schema, { field: 'number', unit })
}

/** The mark of a schema. */
export function fieldMark(schema: z.core.$ZodType): FieldMark | undefined {
  return marks.get(schema as z.ZodMiniType)?.mark as FieldMark | undefined
}
