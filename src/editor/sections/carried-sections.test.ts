import { afterEach, expect, it } from 'vitest'
import { carriedBy } from './carried-sections'
import { setSectionSource, type SiteSection } from '../document/known-sections'

afterEach(() => setSectionSource(() => []))

const link = (section: string) => ({ id: `l${section}`, type: 'site/section', version: 1, props: { section } })
const holding = (...blocks: object[]) => [{ id: 'r', cells: [{ id: 'c', blocks }] }]
const section = (id: string, ...links: string[]) =>
  ({ id, content: { format: 1, title: id.toUpperCase(), rows: holding(...links.map(link)) } }) as SiteSection
const copied = (...links: string[]) => carriedBy(links.map((id) => ({ kind: 'block', node: link(id) })))

it('includes linked sections, and those they link, once each', () => {
  setSectionSource(() => [section('outer', 'inner', 'outer'), section('inner'), section('other')])
  expect(copied('outer', 'outer')).toEqual({
    outer: { title: 'OUTER', rows: holding(link('inner'), link('outer')) },
    inner: { title: 'INNER', rows: holding() },
  })
  expect(copied('gone')).toEqual({})
})

it('leaves out an unreadable section, which would cause the whole copy to be refused', () => {
  setSectionSource(() => [
    { ...section('broken'), content: { format: 1, title: 'B', rows: holding({ id: 'b', type: '?' }) } },
    { ...section('newer'), content: { format: 9 } },
  ])
  expect(copied('broken', 'newer')).toEqual({})
})

it('includes at most the maximum number of sections', () => {
  setSectionSource(() => Array.from({ length: 120 }, (_, index) => section(`s${index}`, `s${index + 1}`)))
  expect(Object.keys(copied('s0'))).toHaveLength(100)
})
