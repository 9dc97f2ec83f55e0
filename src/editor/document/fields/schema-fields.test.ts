import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { blockExamples } from '@registry/examples'
import { blockDefinition, blockTypes } from '@registry/schemas'
import { color } from '@schemas/layout/color'
import { inUnit } from '@schemas/layout/field-mark'
import { isRecord } from '@schemas/layout/json'
import { link } from '@schemas/layout/link'
import { pageFields } from '@schemas/layout/page'
import { perRow } from '@schemas/layout/per-row'
import { responsive } from '@schemas/layout/responsive'
import { richText } from '@schemas/layout/rich-text'
import { style } from '@schemas/layout/style'
import { longText, text } from '@schemas/layout/text'
import type { Field } from './field'
import { describeSchema, objectFields, variantOf } from './schema-fields'

const of = (schema: z.core.$ZodType) => {
  const { schema: _, ...field } = describeSchema(schema)
  return field
}

/** The paths of all fields below `field`; a recursive list is entered once. */
function everyField(field: Field, path = '', entered = new Set<Field>()): [string, Field][] {
  const below = (name: string, inner: Field) => everyField(inner, `${path}.${name}`, entered)
  const own: [string, Field][] = [[path, field]]
  if (entered.has(field)) return own
  entered.add(field)
  switch (field.kind) {
    case 'object':
      return [...own, ...field.fields.flatMap((each) => below(each.name, each.field))]
    case 'list':
      return [...own, ...below('*', field.item())]
    case 'union':
    case 'embed':
      return [...own, ...field.variants.flatMap((variant) => below(`<${variant.name}>`, variant.field))]
    case 'responsive':
      return [...own, ...below('', field.inner)]
    default:
      return own
  }
}

/** Rebuilds the value from what the fields show of it. */
function rebuild(field: Field, value: unknown): unknown {
  if (value === undefined) return undefined
  switch (field.kind) {
    case 'object': {
      const parts = field.fields.map(
        ({ name, field: inner }) => [name, rebuild(inner, isRecord(value) ? value[name] : undefined)] as const,
      )
      return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
    }
    case 'list':
      return Array.isArray(value) ? value.map((entry) => rebuild(field.item(), entry)) : undefined
    case 'union':
    case 'embed':
      return rebuild(variantOf(field, value).field, value)
    case 'responsive':
      return isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([device, entry]) => [device, rebuild(field.inner, entry)]))
        : rebuild(field.inner, value)
    default:
      expect(z.safeParse(field.schema, value).success, JSON.stringify(value)).toBe(true)
      return value
  }
}

describe('schema as a form field', () => {
  it('is recognised by its metadata, not by its name', () => {
    expect(of(text())).toEqual({ kind: 'text', lines: 'one', max: 20_000, isOptional: false })
    expect(of(z.optional(longText()))).toEqual({ kind: 'text', lines: 'many', max: 20_000, isOptional: true })
    expect(of(richText())).toMatchObject({ kind: 'rich-text' })
    expect(of(z.string())).toEqual({ kind: 'string', isOptional: false })
    expect(of(color().check(z.maxLength(20)))).toMatchObject({ kind: 'color' })
    expect(of(link())).toMatchObject({ kind: 'link' })
  })

  it('has bounds, a unit and a default', () => {
    expect(of(z._default(inUnit(z.int().check(z.gte(4), z.lte(40)), 'step'), 10))).toEqual({
      kind: 'number',
      isInteger: true,
      min: 4,
      max: 40,
      unit: 'step',
      isOptional: true,
      start: 10,
    })
    expect(of(z.number().check(z.gt(0), z.multipleOf(0.5)))).toEqual({
      kind: 'number',
      isInteger: false,
      above: 0,
      step: 0.5,
      isOptional: false,
    })
    expect(of(z.string().check(z.email(), z.maxLength(254)))).toEqual({
      kind: 'string',
      format: 'email',
      max: 254,
      isOptional: false,
    })
    expect(of(z.iso.date())).toMatchObject({ kind: 'date' })
    expect(of(z.iso.datetime({ offset: true }))).toMatchObject({ kind: 'datetime' })
    expect(of(z.array(z.string()).check(z.minLength(1), z.maxLength(3)))).toMatchObject({
      kind: 'list',
      min: 1,
      max: 3,
    })
    expect(of(z.array(z.enum(['a', 'b'])))).toMatchObject({ kind: 'choices', options: ['a', 'b'] })
  })

  it('may be responsive, with a separate rule for the default', () => {
    const plain = describeSchema(responsive(z.int(), 3))
    expect(plain).toMatchObject({ kind: 'responsive', isOptional: true, start: { base: 3 } })
    const cards = describeSchema(perRow(4))
    expect(cards.kind === 'responsive' && cards.spread(4)).toEqual({ base: 4, tablet: 2, mobile: 1 })
  })

  it('with several shapes knows the shape of a value', () => {
    const either = describeSchema(z.union([z.number(), text()]))
    expect(either.kind === 'union' && variantOf(either, 12).name).toBe('number')
    expect(either.kind === 'union' && variantOf(either, { th: 'สิบสอง' }).name).toBe('text')
    const union = describeSchema(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('a') }),
        z.strictObject({ type: z.literal('b'), more: z.string() }),
      ]),
    )
    expect(union.kind === 'union' && variantOf(union, { type: 'b' }).name).toBe('b')
  })

  it('is unknown when no form can edit it', () => {
    expect(of(z.unknown())).toMatchObject({ kind: 'unknown' })
    expect(of(z.record(z.string(), z.string()))).toMatchObject({ kind: 'unknown' })
  })
})

describe.each(blockTypes)('%s', (type) => {
  const definition = blockDefinition(type)
  const fields = describeSchema(definition?.props as z.ZodMiniType)

  it('has fields, each of an editable kind', () => {
    expect(fields.kind).toBe('object')
    // Own values of a page in a section are edited with the fields of its blocks.
    expect(
      everyField(fields)
        .filter(([, field]) => field.kind === 'unknown')
        .map(([path]) => path),
    ).toEqual(type === 'site/section' ? ['.own'] : [])
  })

  it('marks the props as responsive that its schema does', () => {
    const found = objectFields(definition?.props as z.ZodMiniType)
      .filter(({ field }) => field.kind === 'responsive')
      .map(({ name }) => name)
    expect(found.toSorted()).toEqual([...(definition?.responsive ?? [])].toSorted())
  })

  it('shows everything in its examples', () => {
    const examples = blockExamples.filter((example) => example.type === type)
    expect(examples.length).toBeGreaterThan(0)
    for (const { example } of examples) expect(rebuild(fields, example.props)).toEqual(example.props)
  })
})

it("covers the style vocabulary and the page's own fields", () => {
  expect(everyField(describeSchema(style)).filter(([, field]) => field.kind === 'unknown')).toEqual([])
  // The page's panel edits parameter samples and rules itself, as tables.
  expect(
    everyField(describeSchema(pageFields))
      .filter(([, field]) => field.kind === 'unknown')
      .map(([path]) => path),
  ).toEqual(['.sample', '.validate'])
})
