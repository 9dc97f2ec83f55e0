import { describe, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { commonBlocks } from '@registry/common-blocks'
import { expectNamed } from '@tests/support/block-labels'

registerAllBlockKits()

// Their settings stand before the words of the others have come (`more-labels`).
describe.each(commonBlocks)('%s', (type) => {
  it('is called by the common words alone', () => {
    expectNamed(type)
  })
})
