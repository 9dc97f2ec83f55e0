import { describe, expect, it } from 'vitest'
import { readAreas } from '../../src/tools/test/areas.mjs'
import { isDecided, onPostgresOnly, sharedGatewayTests } from '../support/second-database'

const opens = "import { openGateway } from '@tests/support/gateway'"
const seeds = [0, 1, 2, 3, 4]

describe('what a short run leaves to PostgreSQL', () => {
  it('is never a test of money or stock', () => {
    for (const file of [
      'src/areas/wallet/server/calls/wallet/wallet-calls.test.ts',
      'src/areas/commerce/server/calls/shop/any.test.ts',
      'tests/organisation/till-calls.test.ts',
    ])
      for (const seed of seeds)
        expect(
          onPostgresOnly([file], seed, () => opens),
          file,
        ).toEqual([])
  })

  it('is half of what the database decides, in turn', () => {
    const files = [
      'src/areas/account/server/calls/member/list-calls.test.ts',
      'src/areas/site/server/calls/job/job-calls.test.ts',
      'tests/gateway/file-races.test.ts',
      'tests/gateway/states.test.ts',
    ]
    for (const file of files) expect(isDecided(file), file).toBe(true)
    const [even, odd] = [0, 1].map((seed) => onPostgresOnly(files, seed, () => opens))
    expect([even?.length, odd?.length]).toEqual([2, 2])
    expect([...(even ?? []), ...(odd ?? [])].sort()).toEqual(files)
  })

  it('is not chosen by a part of a word', () => {
    expect(isDecided('tests/gateway/documents.test.ts')).toBe(false)
    expect(isDecided('src/areas/editor/server/calls/editor/blocks.test.ts')).toBe(false)
  })

  it('is four fifths of the rest, all of which some seed runs on both', () => {
    const files = Array.from({ length: 20 }, (_each, index) => `tests/gateway/page-${index}.test.ts`)
    const left = seeds.map((seed) => onPostgresOnly(files, seed, () => opens))
    expect(left.map((each) => each.length)).toEqual([16, 16, 16, 16, 16])
    expect(files.filter((file) => left.every((each) => each.includes(file)))).toEqual([])
  })

  it('is every test that opens no database', () => {
    const file = 'src/gateway/rank/rank.test.ts'
    for (const seed of seeds) expect(onPostgresOnly([file], seed, () => "from './rank'")).toEqual([file])
  })

  it('is chosen from the tests of the areas too', () => {
    const files = sharedGatewayTests(readAreas().map(({ name }) => name))
    expect(files).toContain('src/areas/wallet/server/calls/wallet/wallet-calls.test.ts')
    expect(files).toContain('tests/gateway/states.test.ts')
    const ofAreas = files.filter((file) => file.startsWith('src/areas/'))
    const left = new Set(onPostgresOnly(files, 1))
    expect(ofAreas.filter((file) => left.has(file)).length).toBeGreaterThan(ofAreas.length / 2)
  })
})
