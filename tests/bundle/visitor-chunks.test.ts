import { expect, test } from 'vitest'
import { foreignModules, reachableChunks, staticChunks, type Manifest } from './visitor-chunks'

const manifest: Manifest = {
  'src/runtime/client.tsx': {
    file: 'a.js',
    imports: ['_shared.js'],
    dynamicImports: ['blocks/content/heading/view.tsx', 'src/editor/editor.tsx'],
  },
  '_shared.js': { file: 'b.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'c.js', imports: ['_shared.js'] },
  'blocks/content/heading/view.tsx': { file: 'd.js', imports: ['_shared.js'] },
  'src/editor/editor.tsx': { file: 'e.js', imports: ['_deep.js', '_editor-parts.js'] },
  '_editor-parts.js': { file: 'f.js' },
}

test('loads first the entry with all its static imports, around cycles', () => {
  expect(staticChunks(manifest).toSorted()).toEqual(['_deep.js', '_shared.js', 'src/runtime/client.tsx'])
})

test('reaches the blocks and not the editor for visitors', () => {
  expect(reachableChunks(manifest).toSorted()).toEqual([
    '_deep.js',
    '_shared.js',
    'blocks/content/heading/view.tsx',
    'src/runtime/client.tsx',
  ])
})

test('counts a statically imported editor as part of the first load', () => {
  const broken = { ...manifest, '_shared.js': { file: 'b.js', imports: ['src/editor/editor.tsx'] } }
  expect(staticChunks(broken)).toContain('_editor-parts.js')
})

test('refuses a manifest with a missing chunk', () => {
  expect(() => staticChunks({ 'src/runtime/client.tsx': { file: 'a.js', imports: ['_gone.js'] } })).toThrow('_gone.js')
})

test.each([
  'src/editor/canvas/canvas.tsx',
  'src/gateway/call/handle.ts',
  'src/runtime/server.tsx',
  'src/registry/block-kits.ts',
  'blocks/content/heading/editor.tsx',
  'blocks/content/heading/examples/display.json',
  'node_modules/fastify/fastify.js',
  'node_modules/drizzle-orm/index.js',
  'node_modules/@node-rs/argon2/index.js',
  'node_modules/@tiptap/core/dist/index.js',
  '__vite-browser-external',
])('refuses %s in a visitor’s chunk', (module) => {
  expect(foreignModules([module])).toHaveLength(1)
})

test('accepts what visitors need', () => {
  expect(
    foreignModules([
      'src/runtime/client.tsx',
      'src/kit/link.tsx',
      'blocks/content/heading/view.tsx',
      'schemas/layout/page.ts',
      'node_modules/react/index.js',
    ]),
  ).toEqual([])
})
