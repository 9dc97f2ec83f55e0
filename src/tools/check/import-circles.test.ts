import { expect, test } from 'vitest'
import { circlesOf } from './circles.mjs'
import { importsOf, specifiersOf } from './import-graph.mjs'
import { judgeCircles, maxFiles } from './judge-circles.mjs'

test('tells value, type and lazy imports apart in every form', () => {
  const kinds = (code: string) => specifiersOf('a.tsx', code).map(({ kind }) => kind)
  for (const code of [
    `import { x } from './b'`,
    `import { type X, y } from './b'`,
    `import './b'`,
    `export * from './b'`,
    `export { x } from './b'`,
  ])
    expect(kinds(code), code).toEqual(['value'])
  for (const code of [
    `import type { X } from './b'`,
    `import { type X } from './b'`,
    `export type { X } from './b'`,
    `export type * from './b'`,
    `export type X = typeof import('./b').x`,
    `export const x = (y: import('./b').Y) => <p>{y}</p>`,
  ])
    expect(kinds(code), code).toEqual(['type'])
  expect(kinds(`export const load = () => import('./b')`)).toEqual(['lazy'])
  expect(kinds('export const load = () => import(`./b`)')).toEqual(['lazy'])
  expect(kinds('export const load = (name: string) => import(name)')).toEqual([])
})

test('follows relative paths, aliases and queries to files of the graph', () => {
  const sources: Record<string, string> = {
    'src/kit/a.ts': `import './b'; import '@schemas/c?raw'; import 'react'; import '../editor'`,
    'src/kit/b.tsx': '',
    'schemas/c.ts': '',
    'src/editor/index.ts': '',
  }
  const edges = importsOf(Object.keys(sources), {
    read: (file) => sources[file] ?? '',
    aliases: [['@schemas/', 'schemas/']],
  })
  expect(edges.map(({ to }) => to)).toEqual(['src/kit/b.tsx', 'schemas/c.ts', 'src/editor/index.ts'])
})

const ring = (name: string, count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    from: `${name}${index}`,
    to: `${name}${(index + 1) % count}`,
  }))

test('finds the circles, the largest first, and none in a chain', () => {
  const chain = [
    { from: 'x', to: 'y' },
    { from: 'y', to: 'a0' },
    { from: 'a0', to: 'b0' },
  ]
  expect(circlesOf(chain)).toEqual([])
  expect(circlesOf([...chain, ...ring('a', 2), ...ring('b', 3)])).toEqual([
    ['b0', 'b1', 'b2'],
    ['a0', 'a1'],
  ])
  // Two rings that share a file are one circle.
  expect(circlesOf([...ring('a', 3), { from: 'a1', to: 'c' }, { from: 'c', to: 'a1' }])[0]).toHaveLength(4)
})

test('survives a chain of imports longer than the call stack', () => {
  const count = 50_000
  expect(circlesOf(ring('f', count))[0]).toHaveLength(count)
})

test('refuses a circle over the limit and lets a known one only shrink', () => {
  const known = [{ file: 'a0', files: 12, fix: 'move a type' }]
  const judge = (...sizes: [string, number][]) =>
    judgeCircles(circlesOf(sizes.flatMap(([name, count]) => ring(name, count))), known)
  expect(judge(['a', 12], ['b', maxFiles])).toEqual([])
  expect(judge(['a', 12], ['b', maxFiles + 1])).toEqual([expect.stringContaining('A circle of 9 files')])
  expect(judge(['a', 13])).toEqual([expect.stringContaining('grew from 12 to 13 files')])
  expect(judge(['a', 11])).toEqual([expect.stringContaining('lower its ceiling')])
  expect(judge(['a', maxFiles])).toEqual([expect.stringContaining('is gone')])
})
