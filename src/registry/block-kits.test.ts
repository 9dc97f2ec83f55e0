import { expect, it } from 'vitest'
import { blockDefinition, hasBlockKit, loadBlockKits } from './block-kits'
import { loadedView, loadViews } from './views'

it('loads the requested types and no others', async () => {
  expect(hasBlockKit('content/quote')).toBe(false)
  await Promise.all([loadBlockKits(['content/quote']), loadViews(['content/quote'])])
  expect([hasBlockKit('content/quote'), blockDefinition('content/quote')?.version]).toEqual([true, 1])
  expect(loadedView('content/quote')).toBeDefined()
  expect([hasBlockKit('content/tabs'), loadedView('content/tabs')]).toEqual([false, undefined])
})

it.each(['content/of-another-build', 'of-another-build/block', 'constructor/block', 'no-type'])(
  'has nothing to load for %s once that was requested',
  async (type) => {
    await Promise.all([loadBlockKits([type]), loadViews([type])])
    expect([hasBlockKit(type), blockDefinition(type), loadedView(type)]).toEqual([true, undefined, undefined])
  },
)
