import { expect, it } from 'vitest'
import { staticClosure } from './static-closure'

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
