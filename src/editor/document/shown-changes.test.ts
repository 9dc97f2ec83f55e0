import { expect, it } from 'vitest'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { shownChanges } from './shown-changes'

const now = Date.parse('2026-12-30T12:00:00+07:00')

it('lists each moment at which something starts or stops showing once, in order', () => {
  const shown = (from: string | undefined, until?: string) => ({
    shown: { ...(from ? { from } : {}), ...(until ? { until } : {}) },
  })
  const page = pageOfBlocks([
    {
      id: 'a',
      type: 'content/heading',
      props: { text: 'x' },
      ...shown('2027-01-02T00:00:00+07:00', '2027-02-01T00:00:00Z'),
    },
    { id: 'b', type: 'content/heading', props: { text: 'x' }, ...shown('2027-01-01T17:00:00Z') },
    { id: 'c', type: 'content/heading', props: { text: 'x' }, ...shown(undefined, '2026-12-31T00:00:00Z') },
  ])
  expect(shownChanges(page, now, 'Asia/Bangkok').map((moment) => new Date(moment).toISOString())).toEqual([
    '2026-12-31T00:00:00.000Z',
    '2027-01-01T17:00:00.000Z',
    '2027-02-01T00:00:00.000Z',
  ])
  expect(shownChanges(pageOfBlocks([]), now, undefined)).toEqual([])
})

it("lists the next two edges of weekly hours in the site's time zone", () => {
  const page = pageOfBlocks([
    { id: 'a', type: 'content/heading', props: { text: 'x' }, shown: { hours: { days: [3], from: '18:00' } } },
    { id: 'b', type: 'content/heading', props: { text: 'x' }, shown: { hours: { days: [] } } },
  ])
  expect(shownChanges(page, now, 'Asia/Bangkok')).toEqual(['2026-12-30T11:00:00.000Z', '2026-12-30T17:00:00.000Z'])
})
