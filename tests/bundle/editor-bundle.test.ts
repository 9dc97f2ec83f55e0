import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { readClientBuild } from '@gateway/http/client-build'
import { describe, expect, test } from 'vitest'

const client = join(fileURLToPath(new URL('../../', import.meta.url)), 'dist', 'client')

/** The page of the bench: what most pages are made of, in the frame of a site. */
const page = {
  edited: ['content/heading', 'content/rich-text', 'content/image', 'content/button'],
  shown: ['site/header', 'site/footer', 'site/navigation-menu'],
}

/** Script that is asked for before anything can be chosen on such a page: no more than Puck’s editor runs until then (tests/bench/README.md). */
const budget = 202_900

describe('the builder in dist', () => {
  const { scriptsFor, later } = readClientBuild(client).editor
  const first = scriptsFor(page)

  test('begins with no more script than it may', () => {
    const sizes = first.map((file) => ({ file, size: brotliCompressSync(readFileSync(join(client, file))).length }))
    const total = sizes.reduce((sum, { size }) => sum + size, 0)
    console.log(
      `the builder: ${(total / 1000).toFixed(1)} kB of script (brotli) in ${sizes.length} files, of ${budget / 1000}`,
    )
    expect(total).toBeLessThan(budget)
  })

  // What a tool needs that comes later must not come with the first ones: the library of calls, the editor of texts, the panels.
  test.each(['query', 'rich-editor', 'editor-panels', 'editor-choosing', 'virtual'])('begins without %s', (name) => {
    expect(first.filter((file) => file.startsWith(`/assets/${name}-`))).toEqual([])
  })

  test.each(['query', 'rich-editor', 'editor-panels', 'editor-choosing'])(
    'brings %s for when the connection is gone',
    (name) => {
      expect(later.filter((file) => file.startsWith(`/assets/${name}-`) && file.endsWith('.js'))).toHaveLength(1)
    },
  )
})
