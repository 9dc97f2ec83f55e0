import { expect, it } from 'vitest'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { shownChanges } from './shown-changes'

it('lists when something on the page begins to show or ends, in order, each moment once', () => {
  const shown = (from: string | undefined, until?: string) => ({ shown: { ...(from ? { from } : {}), ...(until ? { until } : {}) } })
  const page = pageOfBlocks([
    { id: 'a', type: 'content/heading', props: { text: 'x' }, ...shown('2027-01-02T00:00:00+07:00', '2027-02-01T00:00:00Z') },
    { id: 'b', type: 'content/heading', props: { text: 'x' }, ...shown('2027-01-01T17:00:00Z') },
    { id: 'c', type: 'content/heading', props: { text: 'x' }, ...shown(undefined, '2026-12-31T00:00:00Z') },
  ])
  expect(shownChanges(page).map((moment) => new Date(moment).toISOString())).toEqual(['2026-12-31T00:00:00.000Z', '2027-01-01T17:00:00.000Z', '2027-02-01T00:00:00.000Z'])
  expect(shownChanges(pageOfBlocks([]))).toEqual([])
})
