import { describe, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockEditor } from '@registry/block-kits'
import { blockDefinition, blockTypes } from '@registry/schemas'
import type { LocalisedText } from '@schemas/layout/text'
import type { Field } from '../field'
import { describeSchema } from '../schema-fields'
import { fieldLabels } from './field-labels'
import { findLabel, findOption, findVariant, helpOf, pathKey, type PropPath } from './field-words'
import { formatWords } from './format-words'

registerAllBlockKits()

type Visit = (field: Field, path: PropPath) => void

/** Asks something of every field of a block, each once, with its path. */
function expectOfFields(type: string, visit: Visit): void {
  const definition = blockDefinition(type)
  if (!definition) throw new Error(`There is no ${type}.`)
  const entered = new Set<Field>()
  const enter = (field: Field, path: PropPath): void => {
    visit(field, path)
    if (entered.has(field)) return
    entered.add(field)
    if (field.kind === 'object') for (const { name, field: inner } of field.fields) enter(inner, [...path, name])
    if (field.kind === 'list') enter(field.item(), [...path, 0])
    if (field.kind === 'union' || field.kind === 'embed') for (const variant of field.variants) enter(variant.field, path)
    if (field.kind === 'responsive') enter(field.inner, path)
  }
  enter(describeSchema(definition.props), [])
}

function expectBoth(words: LocalisedText | undefined, about: string): void {
  expect(words, about).toBeDefined()
  // One word for both languages is the name of a thing: a ratio, a provider.
  if (typeof words === 'string') return expect(words, about).not.toBe('')
  expect(words?.en, about).toMatch(/\S/)
  expect(words?.th, about).toMatch(/[\u0E00-\u0E7F]|^[A-Z]+$/)
}

describe.each(blockTypes)('%s', (type) => {
  it('calls every prop, option and shape by a name in both languages', () => {
    expectOfFields(type, (field, path) => {
      const about = `${type} ${pathKey(path)}`
      if (path.length > 0) expectBoth(findLabel(type, path), about)
      if (field.kind === 'choice' || field.kind === 'choices') for (const option of field.options) expectBoth(findOption(type, path, option), `${about}: ${option}`)
      if (field.kind === 'union' || field.kind === 'embed') for (const variant of field.variants) expectBoth(findVariant(type, path, field, variant), `${about}: ${variant.name}`)
      const help = helpOf(type, path)
      if (help) expectBoth(help, `${about}: help`)
    })
  })

  it('says what a value of a form of its own must look like', () => {
    expectOfFields(type, (field, path) => {
      if (field.kind === 'string' && field.format === 'pattern') expect(Object.keys(formatWords), `${type} ${pathKey(path)}`).toContain(path.findLast((part) => typeof part === 'string'))
    })
  })

  it('names no prop that it does not have', () => {
    const paths = new Set<string>()
    expectOfFields(type, (_field, path) => paths.add(pathKey(path)))
    for (const path of Object.keys(blockEditor(type)?.fields ?? {})) expect([...paths]).toContain(path)
  })
})

it('the dictionary holds no name that no block uses', () => {
  const names = new Set<string>()
  for (const type of blockTypes) expectOfFields(type, (_field, path) => names.add(pathKey(path).split('.').at(-1) ?? ''))
  expect(Object.keys(fieldLabels).filter((name) => !names.has(name))).toEqual([])
})
