import { describe, expect, test } from 'vitest'
import { space } from '@schemas/site/entities/space'
import { frameSlots } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import { findPath } from '@schemas/layout/path'
import { prepareBlock } from '@schemas/layout/prepare'
import { readPage, readSlot } from '@schemas/layout/read'
import { richText } from '@schemas/layout/rich-text'
import { themeFields } from '@schemas/layout/theme'
import type { ThemeSlot } from '@schemas/layout/theme-slots'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'
import { siteFiles, themeFiles } from '@gateway/themes/theme-files'
import { readThemes } from '@gateway/themes/themes'
import { anchors, assetNames, halfTranslated, internalLinks, nodeIds, statedLevels, walk } from './theme-documents'

const themes = readThemes(themeFiles)
const types = { definition: blockDefinition, migrations: blockMigrations }
/** Addresses that a slot of the theme serves. */
const slotPages: Record<string, ThemeSlot | undefined> = {
  '/': 'homepage',
  '/user/dashboard': 'dashboard',
  '/cluster/user/dashboard': 'dashboard',
}
/** Made from every block's independent examples: it is read and prepared here, and has a separate test. */
const gallery = '/themes/default/pages/demo/element.json'
const parsed = (files: Record<string, string>, pattern: RegExp) =>
  Object.keys(files)
    .filter((file) => pattern.test(file))
    .map((file) => ({ file, json: JSON.parse(files[file] as string) as Record<string, unknown> }))

test('reads every file of every pack', () => {
  expect(themes.problems).toEqual([])
})

test.each(themes.names())('%s has every part of the frame, so that each can be filled', (name) => {
  for (const slot of frameSlots) expect(readSlot(themes.slot(name, slot)).ok, slot).toBe(true)
})

describe.each(themes.names())('theme %s', (name) => {
  const inPack = new RegExp(`^/themes/${name}/`)
  const templates = parsed(themeFiles, /\/templates\/.*\.json$/).map(
    ({ file, json: { template: _template, ...json } }) => ({ file, json }),
  )
  const pages = [...parsed(themeFiles, /\/(?:pages\/.*|homepage|dashboard|checkout)\.json$/), ...templates].filter(
    ({ file }) => inPack.test(file),
  )
  const slots = parsed(themeFiles, /\/(?:header|subheader|footer)\.json$/).filter(({ file }) => inPack.test(file))
  const posts = parsed(siteFiles, /\/posts\/.*\.json$/).filter(({ file }) => inPack.test(file))
  const sites = parsed(siteFiles, /\/site\.json$/).filter(({ file }) => inPack.test(file))
  const documents = [...pages, ...slots]
  const written = documents.filter(({ file }) => file !== gallery)
  const all = [...written, ...posts, ...sites]

  test('theme.json is valid', () => {
    const [theme] = parsed(themeFiles, new RegExp(`^/themes/${name}/theme\\.json$`))
    expect(themeFields.safeParse(theme?.json).error).toBeUndefined()
  })

  test.each(pages)('$file is read as a slot without a problem', ({ json }) => {
    const read = readPage(json)
    expect(read.problems).toEqual([])
    expect(read.ok).toBe(true)
  })

  test.each(slots)('$file is read as a slot without a problem', ({ json }) => {
    const read = readSlot(json)
    expect(read.problems).toEqual([])
    expect(read.ok).toBe(true)
  })

  test.each(documents)('$file: every block is known and its props are valid', ({ json }) => {
    const problems: unknown[] = []
    walk(json, (node, path) => {
      if (!('version' in node && 'type' in node && 'id' in node)) return
      const prepared = prepareBlock(node as Parameters<typeof prepareBlock>[0], types)
      if (!prepared.ok) problems.push({ at: path, type: node.type, ...prepared.problem })
      else {
        const { slots: own } = prepared.definition
        const known = typeof own === 'function' ? own(prepared.props as never) : (own ?? [])
        for (const slot of Object.keys(isRecord(node.slots) ? node.slots : {}))
          if (!known.includes(slot)) problems.push({ path, type: node.type, unknownSlot: slot })
      }
    })
    expect(problems).toEqual([])
  })

  test.each(written)('$file: ids are unique', ({ json }) => {
    const ids = nodeIds(json)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test.each(pages.filter(({ file }) => file !== gallery))(
    '$file: at most one heading of level 1 in a view, and none deeper than the one before by two',
    ({ json }) => {
      for (const view of Object.values(isRecord(json.views) ? json.views : {})) {
        const levels = statedLevels(view)
        expect(levels.filter((level) => level === 1).length).toBeLessThanOrEqual(1)
        expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] as number) + 2)).toEqual([])
      }
    },
  )

  test.each(all)('$file: every text is in both languages', ({ json }) => {
    expect(halfTranslated(json)).toEqual([])
  })

  test.each(all)('$file: every picture exists in the pack or its parents', ({ json }) => {
    const known = new Set(themes.chain(name).flatMap((pack) => Object.keys(pack.assets)))
    const covers = [json.cover, isRecord(json.author) ? json.author.portrait : undefined].filter(
      (asset) => typeof asset === 'string',
    )
    expect([...assetNames(json), ...covers].filter((asset) => !known.has(asset))).toEqual([])
  })

  test.each(all)('$file: every link leads to a page', ({ json }) => {
    const patterns = themes.patterns(name).filter((pattern) => pattern !== '/_error')
    const categories = new Map<unknown, Set<unknown>>()
    for (const { json: post } of posts)
      categories.set(post.category, (categories.get(post.category) ?? new Set()).add(post.slug))
    const leads = (link: string): boolean => {
      const [path = '', hash] = link.split('#')
      const pathname = path.split('?')[0] as string
      const target =
        pathname === '' ? json : slotPages[pathname] ? themes.slot(name, slotPages[pathname]) : documentAt(pathname)
      return target !== undefined && (!hash || target === 'post' || anchors(target).has(decodeURIComponent(hash)))
    }
    const documentAt = (pathname: string): unknown => {
      const found = findPath(patterns, pathname)
      if (!found) return undefined
      const { page, post } = found.params
      if (found.path === '/{page}') return categories.has(page) ? 'post' : undefined
      if (found.path === '/{page}/{post}') return categories.get(page)?.has(post) ? 'post' : undefined
      return themes.page(name, found.path)?.document
    }
    expect(internalLinks(json).filter((link) => !leads(link))).toEqual([])
  })

  test.each(sites)('$file: the space and the theme of the site are valid', ({ json }) => {
    expect(space.safeParse(json.space).error).toBeUndefined()
    expect(Object.values(json.theme as Record<string, string>).filter((pack) => !themes.get(pack))).toEqual([])
  })

  test.each(posts)('$file: the body is rich text, with its name as its address', ({ file, json }) => {
    expect(richText().safeParse(json.body).error).toBeUndefined()
    expect(file.endsWith(`/${String(json.slug)}.json`)).toBe(true)
  })
})
