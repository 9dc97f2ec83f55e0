import { blockDefinition } from '@registry/block-kits'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { expect } from 'vitest'
import type { Field, PropPath } from '@editor/document/fields/field'
import { describeSchema } from '@editor/document/fields/schema-fields'
import { findLabel, findOption, findVariant, helpOf, pathKey } from '@editor/inspector/labels/field-labels'

type Visit = (field: Field, path: PropPath) => void

/** Visits every field of a block, each once, with its path. */
export function visitFields(type: string, visit: Visit): void {
  const definition = blockDefinition(type)
  if (!definition) throw new Error(`There is no ${type}.`)
  const entered = new Set<Field>()
  const enter = (field: Field, path: PropPath): void => {
    visit(field, path)
    if (entered.has(field)) return
    entered.add(field)
    if (field.kind === 'object') for (const { name, field: inner } of field.fields) enter(inner, [...path, name])
    if (field.kind === 'list') enter(field.item(), [...path, 0])
    if (field.kind === 'union' || field.kind === 'embed')
      for (const variant of field.variants) enter(variant.field, path)
    if (field.kind === 'responsive') enter(field.inner, path)
  }
  enter(describeSchema(definition.props), [])
}

function expectBoth(text: LocalisedText | undefined, about: string): void {
  expect(text, about).toBeDefined()
  // A single text for both languages is a proper name: a ratio, a provider.
  if (typeof text === 'string') return expect(text, about).not.toBe('')
  expect(text?.en, about).toMatch(/\S/)
  expect(text?.th, about).toMatch(/[\u0E00-\u0E7F]|^[A-Z]+$/)
}

/** Every prop, option and shape of a block has a name in both languages. */
export function expectNamed(type: string): void {
  visitFields(type, (field, path) => {
    const about = `${type} ${pathKey(path)}`
    if (path.length > 0) expectBoth(findLabel(type, path), about)
    if (field.kind === 'choice' || field.kind === 'choices')
      for (const option of field.options) expectBoth(findOption(type, path, option), `${about}: ${option}`)
    if (field.kind === 'union' || field.kind === 'embed')
      for (const variant of field.variants)
        expectBoth(findVariant(type, path, field, variant), `${about}: ${variant.name}`)
    const help = helpOf(type, path)
    if (help) expectBoth(help, `${about}: help`)
  })
}
