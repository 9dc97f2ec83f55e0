import { describe, expect, it } from 'vitest'
import { commonFields } from '@kit/prop-labels'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockEditor } from '@registry/block-kits'
import { blockTypes } from '@registry/schemas'
import { expectNamed, visitFields } from '@tests/support/block-labels'
import { pathKey } from './field-labels'
import { formatMessages } from '../../document/fields/format-messages'
import { moreFields } from './more-labels'

registerAllBlockKits()

describe.each(blockTypes)('%s', (type) => {
  it('labels every prop, option and variant in both languages', () => {
    expectNamed(type)
  })

  it('says what a value with a format must look like', () => {
    const unnamed: string[] = []
    visitFields(type, (field, path) => {
      const name = path.findLast((part) => typeof part === 'string')
      if (field.kind === 'string' && field.format === 'pattern' && !(String(name) in formatMessages))
        unnamed.push(pathKey(path))
    })
    expect(unnamed).toEqual([])
  })

  it('labels no prop that it does not have', () => {
    const paths = new Set<string>()
    visitFields(type, (_field, path) => paths.add(pathKey(path)))
    for (const path of Object.keys(blockEditor(type)?.fields ?? {})) expect([...paths]).toContain(path)
  })
})

it('has no dictionary entry that no block uses', () => {
  const names = new Set<string>()
  for (const type of blockTypes) visitFields(type, (_field, path) => names.add(pathKey(path).split('.').at(-1) ?? ''))
  expect(Object.keys({ ...commonFields, ...moreFields }).filter((name) => !names.has(name))).toEqual([])
})
