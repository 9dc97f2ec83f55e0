import { beforeEach, expect, it, vi } from 'vitest'

let kits: typeof import('./block-kits')
let views: typeof import('./views')
beforeEach(async () => {
  // Other tests of this worker may have loaded every type.
  vi.resetModules()
  kits = await import('./block-kits')
  views = await import('./views')
})

it('loads the requested types and no others', async () => {
  expect(kits.hasBlockKit('content/quote')).toBe(false)
  await Promise.all([kits.loadBlockKits(['content/quote']), views.loadViews(['content/quote'])])
  expect([kits.hasBlockKit('content/quote'), kits.blockDefinition('content/quote')?.version]).toEqual([true, 1])
  expect(views.loadedView('content/quote')).toBeDefined()
  expect([kits.hasBlockKit('content/tabs'), views.loadedView('content/tabs')]).toEqual([false, undefined])
})

it.each(['content/of-another-build', 'of-another-build/block', 'constructor/block', 'no-type'])(
  'has nothing to load for %s once that was requested',
  async (type) => {
    await Promise.all([kits.loadBlockKits([type]), views.loadViews([type])])
    expect([kits.hasBlockKit(type), kits.blockDefinition(type), views.loadedView(type)]).toEqual([
      true,
      undefined,
      undefined,
    ])
  },
)
