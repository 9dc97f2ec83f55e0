import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { readClientBuild } from '@gateway/http/client-build'
import { blockTypes } from '@registry/schemas'
import { describe, expect, test } from 'vitest'

const client = join(fileURLToPath(new URL('../../', import.meta.url)), 'dist', 'client')

/** The page of the bench: common blocks in the frame of a site. */
const page = {
  edited: ['content/heading', 'content/rich-text', 'content/image', 'content/button'],
  shown: ['site/header', 'site/footer', 'site/navigation-menu'],
}

/**
 * Script requested before anything can be selected on such a page: at most what Puck’s editor runs until then
 * (tests/bench/README.md), measured with 99 block types. Each further type has two entries in the registry's maps, with
 * the files that it loads.
 */
const budget = 202_900 + 200 * (blockTypes.length - 99)

describe('builder in dist', () => {
  const { scriptsFor, later } = readClientBuild(client).editor
  const first = scriptsFor(page)

  test('starts within its script budget', () => {
    const sizes = first.map((file) => ({ file, size: brotliCompressSync(readFileSync(join(client, file))).length }))
    const total = sizes.reduce((sum, { size }) => sum + size, 0)
    console.log(
      `the builder: ${(total / 1000).toFixed(1)} kB of script (brotli) in ${sizes.length} files, of ${budget / 1000}`,
    )
    expect(total).toBeLessThan(budget)
  })

  // Tools needed later must not load with the first ones: the library of calls, the text editor, the panels.
  test.each(['query', 'rich-editor', 'editor-panels', 'editor-choosing', 'virtual'])('starts without %s', (name) => {
    expect(first.filter((file) => file.startsWith(`/assets/${name}-`))).toEqual([])
  })

  test.each(['query', 'rich-editor', 'editor-panels', 'editor-choosing'])(
    'preloads %s for a lost connection',
    (name) => {
      expect(later.filter((file) => file.startsWith(`/assets/${name}-`) && file.endsWith('.js'))).toHaveLength(1)
    },
  )
})
