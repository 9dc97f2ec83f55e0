import { expect, it } from 'vitest'
import { circlesIn, holdersOf, offeredSections, showing } from './holders'

const sections = [
  { key: 'section:inner', draftUses: ['section:outer', 'page:/a'] },
  { key: 'section:outer', draftUses: ['section:round', 'page:/b'] },
  { key: 'section:round', draftUses: ['section:outer'] },
  { key: 'section:other', draftUses: ['page:/c'] },
]

it('finds everything that shows a section, even when sections contain each other', () => {
  expect([...holdersOf('section:inner', sections)].sort()).toEqual([
    'page:/a',
    'page:/b',
    'section:inner',
    'section:outer',
    'section:round',
  ])
  expect([...holdersOf('section:other', sections)]).toEqual(['section:other', 'page:/c'])
  expect([...holdersOf('page:/a', sections)]).toEqual(['page:/a'])
})

it('finds sections that contain themselves, and what shows them', () => {
  expect([...circlesIn(sections)]).toEqual(['section:outer', 'section:round'])
  expect([...circlesIn([{ key: 'section:own', draftUses: ['section:own'] }])]).toEqual(['section:own'])
  expect([...showing(circlesIn(sections), sections)].sort()).toEqual(['page:/b', 'section:outer', 'section:round'])
})

it('offers no section that contains the open document', () => {
  const offered = (key: string) => offeredSections(key, sections).map((section) => section.key)
  expect([offered('section:inner'), offered('page:/a')]).toEqual([['section:other'], sections.map(({ key }) => key)])
})
