import { expect, it } from 'vitest'
import { contentProps } from '@schemas/layout/content-props'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockDefinition } from '@registry/block-kits'
import { blockTypes } from '@registry/schemas'
import { isSetting } from './is-setting'

registerAllBlockKits()

it('treats texts, pictures and links as content pages may own, and no setting', () => {
  for (const type of blockTypes) {
    const definition = blockDefinition(type)
    if (definition)
      for (const name of contentProps(definition)) expect(isSetting(type, name), `${type} ${name}`).toBe(false)
  }
  const of = (type: string) => [
    ...contentProps(blockDefinition(type) as NonNullable<ReturnType<typeof blockDefinition>>),
  ]
  expect(of('content/heading')).toContain('text')
  expect(of('content/image')).toContain('image')
  expect(of('content/button-group')).toEqual(['items', 'label'])
  // The areas of tabs are derived from their list.
  expect(of('content/tabs')).not.toContain('items')
  expect(of('site/section')).toEqual([])
})
