import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { blockDefinition, blockTypes } from '@registry/schemas'
import { embed } from '@schemas/layout/embed'
import { formFields } from '@schemas/layout/form-fields'
import { itemKey } from '@schemas/layout/item-key'
import { text } from '@schemas/layout/text'
import type { Field } from '../document/fields/field'
import { describeSchema } from '../document/fields/schema-fields'
import { copyValue, reshape, startValue } from './start-value'

/** Every list below a field, entered once each. */
function listsIn(field: Field, entered = new Set<Field>()): Extract<Field, { kind: 'list' }>[] {
  if (entered.has(field)) return []
  entered.add(field)
  if (field.kind === 'list') return [field, ...listsIn(field.item(), entered)]
  if (field.kind === 'object') return field.fields.flatMap((each) => listsIn(each.field, entered))
  if (field.kind === 'union' || field.kind === 'embed')
    return field.variants.flatMap((variant) => listsIn(variant.field, entered))
  return []
}

describe.each(blockTypes)('%s', (type) => {
  it('accepts the items its lists start with', () => {
    const lists = listsIn(describeSchema(blockDefinition(type)?.props as z.ZodMiniType))
    for (const list of lists) {
      const item = list.item()
      const parsed = z.safeParse(item.schema, startValue(item))
      // What only a person can supply (an e-mail address, a video's code) starts empty with an error; a newly added
      // shape must start valid.
      const codes = parsed.success ? [] : parsed.error.issues.map(({ code }) => code)
      expect(codes.filter((code) => code !== 'custom' && code !== 'too_small' && code !== 'invalid_format')).toEqual([])
    }
  })
})

describe('copy', () => {
  it('has new keys and is otherwise equal', () => {
    const field = describeSchema(
      z.array(z.strictObject({ key: itemKey(), label: text(), more: z.optional(z.strictObject({ key: itemKey() })) })),
    )
    const before = [{ key: 'one', label: { th: 'หนึ่ง' }, more: { key: 'two' } }]
    const [copy] = copyValue(field, before) as typeof before
    expect(copy?.label).toEqual({ th: 'หนึ่ง' })
    expect(copy?.key).toMatch(/^[a-z][a-z0-9]+$/)
    expect(new Set([copy?.key, copy?.more.key, 'one', 'two']).size).toBe(4)
  })

  it('of a form field keeps its kind', () => {
    const item = (describeSchema(formFields()) as Extract<Field, { kind: 'list' }>).item()
    expect(copyValue(item, { kind: 'text', name: 'email', label: 'Email' })).toEqual({
      kind: 'text',
      name: expect.stringMatching(/^k/),
      label: 'Email',
    })
  })
})

it('keeps common fields when a value changes its shape', () => {
  const item = (describeSchema(formFields()) as Extract<Field, { kind: 'list' }>).item()
  const to = item.kind === 'union' && item.variants.find(({ name }) => name === 'textarea')?.field
  expect(to && reshape(to, { kind: 'text', name: 'note', label: { en: 'Note' }, required: true })).toEqual({
    kind: 'textarea',
    name: 'note',
    label: { en: 'Note' },
    required: true,
  })
  const film = describeSchema(embed())
  expect(film.kind === 'embed' && z.safeParse(film.schema, reshape(film.variants[3]?.field as Field, {})).success).toBe(
    false,
  )
})
