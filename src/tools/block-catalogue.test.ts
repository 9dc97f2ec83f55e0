import { expect, it } from 'vitest'
import { blockNames } from 'virtual:block-names'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockEditors } from '@registry/block-kits'

registerAllBlockKits()

it('gives block types the same names outside the builder as in it', () => {
  expect(blockNames).toEqual(Object.fromEntries(blockEditors().map(({ type, editor }) => [type, editor.label])))
})
