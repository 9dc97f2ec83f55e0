import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockEditors } from '@registry/block-kits'
import { blockNames } from '@kit/block-names'
import { blockNamesFile, blockNamesText } from './block-names.mjs'

registerAllBlockKits()

it('gives block types the same names outside the builder as in it', () => {
  expect(
    readFileSync(blockNamesFile, 'utf8') === blockNamesText(),
    `${blockNamesFile} is out of date: run node src/tools/block-names.mjs`,
  ).toBe(true)
  expect(blockNames).toEqual(Object.fromEntries(blockEditors().map(({ type, editor }) => [type, editor.label])))
})
