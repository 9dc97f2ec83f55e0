import { expect, it } from 'vitest'
import { staticClosure, withoutPackages } from './static-closure'

const imports: Record<string, string[]> = {
  start: ['shell', 'kit'],
  shell: ['kit', 'start'],
  tools: ['kit', 'fields'],
  kit: [],
  fields: [],
}
const graph = { getModuleInfo: (id: string) => (imports[id] ? { importedIds: imports[id] } : null) }

it('names what the entries need before they run, cycles included, and nothing else', () => {
  const shell = staticClosure('shell', ['start'])
  expect(Object.keys(imports).filter((id) => shell(id, graph) === 'shell')).toEqual(['start', 'shell', 'kit'])
  const both = staticClosure('all', ['tools', 'gone'])
  expect(['tools', 'fields', 'kit', 'start'].map((id) => both(id, graph))).toEqual(['all', 'all', 'all', null])
})

it('names what needs none of the packages, however far away', () => {
  const of: Record<string, string[]> = {
    plain: ['other'],
    other: ['plain'],
    form: ['schema'],
    schema: ['/x/node_modules/zod/index.js'],
  }
  const name = withoutPackages('more', ['zod'])
  const ids = ['plain', 'other', 'form', 'schema']
  const found = { getModuleInfo: (id: string) => (of[id] ? { importedIds: of[id] } : null) }
  expect(ids.filter((id) => name(id, found) === 'more')).toEqual(['plain', 'other'])
})
