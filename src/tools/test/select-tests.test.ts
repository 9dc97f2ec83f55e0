import { expect, it } from 'vitest'
import { testsOfAreas, testsOfChanges } from './select-tests.mjs'

const areas = [
  { name: 'wallet', blocks: ['account/wallet'] },
  { name: 'files', blocks: ['files'] },
]
const files = [
  'schemas/wallet/entities/wallet.test.ts',
  'src/areas/wallet/server/calls/wallet/wallet-calls.test.ts',
  'src/areas/wallet/ui/balance.browser.test.tsx',
  'src/areas/files/ui/calls.test.ts',
  'src/kit/format.test.ts',
  'src/kit/link.test.tsx',
  'blocks/account/wallet/view.browser.test.tsx',
  'blocks/account/wallet-desk/view.browser.test.tsx',
  'tests/wallet/wallet.spec.ts',
  'tests/e2e/accounts.spec.ts',
]
const matrices = ['tests/contracts/contracts.test.ts', 'tests/isolation/isolation.test.ts']

it('selects the tests of an area: its folders, its blocks, and its part of the matrices', () => {
  expect(testsOfAreas(areas.slice(0, 1), files)).toEqual({
    vitest: [files[0], files[1], files[2], files[6], ...matrices],
    playwright: ['tests/wallet/wallet.spec.ts', 'tests/pages/pages.spec.ts'],
    env: { TEST_AREA: 'wallet' },
  })
})

const edges = [
  { from: 'src/kit/format.test.ts', to: 'src/kit/format.ts' },
  { from: 'src/areas/wallet/ui/balance.tsx', to: 'src/kit/format.ts' },
  { from: 'src/areas/wallet/ui/balance.browser.test.tsx', to: 'src/areas/wallet/ui/balance.tsx' },
  { from: 'src/kit/link.test.tsx', to: 'src/kit/link.tsx' },
]

it('selects what imports a changed file, by any way, and nothing else', () => {
  expect(testsOfChanges(['src/kit/format.ts'], areas, files, edges)).toEqual({
    vitest: ['src/areas/wallet/ui/balance.browser.test.tsx', 'src/kit/format.test.ts'],
    playwright: [],
    env: {},
  })
})

it('adds the tests of an area in which something changed', () => {
  const selected = testsOfChanges(
    ['src/areas/wallet/ui/balance.tsx', 'tests/e2e/accounts.spec.ts'],
    areas,
    files,
    edges,
  )
  expect(selected.vitest).toEqual(expect.arrayContaining([files[0], files[1], files[2], files[6], ...matrices]))
  expect(selected.vitest).not.toContain('src/areas/files/ui/calls.test.ts')
  expect(selected.playwright.toSorted()).toEqual([
    'tests/e2e/accounts.spec.ts',
    'tests/pages/pages.spec.ts',
    'tests/wallet/wallet.spec.ts',
  ])
  expect(selected.env).toEqual({ TEST_AREA: 'wallet' })
})

it('visits pages when a theme changed', () => {
  expect(testsOfChanges(['themes/cafe/theme.json'], areas, files, edges).playwright).toEqual([
    'tests/pages/pages.spec.ts',
  ])
})
