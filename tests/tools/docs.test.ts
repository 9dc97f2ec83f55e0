import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Without git, so that an unpacked archive is checked too.
const files = [
  ...readdirSync(root),
  ...['blocks', 'docs', 'schemas', 'src', 'tests', 'themes'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  ),
].filter((file) => file.endsWith('.md') && !file.includes('node_modules/'))

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const linesOf = (file: string) => read(file).trimEnd().split('\n')

/** Wider lines are tables that should be lists. */
const maxWidth = 160
const maxLines = { 'README.md': 120, 'ARCHITECTURE.md': 200 }

/** Guides, whose paths are read as places in the tree. The glossary's tables hold names that are gone. */
const guides = files.filter((file) => /^(?:[A-Z]+\.md$|docs\/)/.test(file) && file !== 'docs/glossary.md')

/** `path/to/file.ts` in back-ticks; patterns and placeholders are no paths. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/[\w.@-]*\.[a-z]{2,5})`/g)].map(([, path = '']) => path)

/** Folders in back-ticks that begin with a room of the project. */
const foldersIn = (text: string) =>
  [...text.matchAll(/`((?:src|schemas|blocks|themes|tests)\/[\w./-]*)`/g)].map(([, path = '']) => path)

/** Targets of links and pictures within the project, without their anchors. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => target.replace(/#.*$/, ''))
    .filter(Boolean)

test('keeps the lines of every Markdown file readable', () => {
  expect(files).toContain('README.md')
  const wide = files.flatMap((file) =>
    linesOf(file).flatMap((line, index) => (line.length > maxWidth ? [`${file}:${index + 1}`] : [])),
  )
  expect(wide).toEqual([])
})

test.each(Object.entries(maxLines))('keeps %s within %i lines', (file, lines) => {
  expect(linesOf(file).length).toBeLessThanOrEqual(lines)
})

test('names only files and folders that exist', () => {
  expect(guides).toContain('ARCHITECTURE.md')
  const paths = guides.flatMap((file) => {
    const text = read(file)
    return [...pathsIn(text), ...foldersIn(text)].map((path) => ({ file, path }))
  })
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
})

test('links only to files that exist', () => {
  const links = files.flatMap((file) => linksIn(read(file)).map((target) => ({ file, target })))
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ file, target }) => !existsSync(join(root, dirname(file), target)))).toEqual([])
})
