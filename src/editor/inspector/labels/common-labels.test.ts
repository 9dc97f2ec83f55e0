import { describe, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { commonBlocks } from '@registry/common-blocks'
import { expectNamed } from '@tests/support/block-labels'

registerAllBlockKits()

// Their settings are shown before the other blocks' labels are loaded (`more-labels`).
describe.each(commonBlocks)('%s', (type) => {
  it('is labelled by the common labels alone', () => {
    expectNamed(type)
  })
})
