import * as z from 'zod/mini'
import { type PagePattern, patternCategories, patternFields } from '@schemas/editor/entities/page-pattern'
import { type PageTemplate, templateFields } from '@schemas/editor/entities/page-template'
import { isRecord } from '@schemas/layout/json'
import { limits } from '@schemas/layout/limits'
import { comparePatterns, isReserved } from '@schemas/layout/path'
import { type Theme, themeFields } from '@schemas/layout/theme'
import { type DocumentSlot, documentSlots } from '@schemas/layout/theme-slots'
import { themeCss } from '@schemas/layout/theme-css'
import type { AssetMeta, FontFile } from './theme-files'

/** A pack read from its folder. Documents are unparsed JSON until a page is requested. */
export type ThemePack = {
  theme: Theme
  css: string
  slots: Map<string, unknown>
  /** By path pattern. */
  pages: Map<string, unknown>
  /** Templates for new pages, in the order in which they are offered. */
  templates: PageTemplate[]
  /** Ready-made sections, in the order in which they are offered. */
  readyMade: PagePattern[]
  assets: Record<string, AssetMeta>
  fonts: FontFile
}

export type Themes = {
  get: (name: string) => ThemePack | undefined
  names: () => string[]
  /** The pack and its parent packs, nearest first. */
  chain: (name: string) => ThemePack[]
  slot: (name: string, slot: DocumentSlot) => unknown
  page: (name: string, pattern: string) => { document: unknown; from: string } | undefined
  /** Every pattern of the chain, in matching order. */
  patterns: (name: string) => string[]
  /** Templates for new pages: the pack's own, then its parents'. An own one replaces a parent's of the same name. */
  templates: (name: string) => PageTemplate[]
  /** The same for ready-made sections, the files under `patterns/`. */
  readyMade: (name: string) => PagePattern[]
  /** Unreadable files with their error; the rest of the packs is unaffected. */
  problems: { file: string; message: string }[]
}

const noFonts: FontFile = { faces: [], fallbacks: [] }

/**
 * Reads theme packs from their files (`/themes/<theme>/…` → text). Total: a broken file is listed as a problem, its
 * page comes from the parent pack, and a pack with a broken theme.json looks like `default`.
 */
export function readThemes(files: Record<string, string>): Themes {
  const packs = new Map<string, ThemePack>()
  const problems: Themes['problems'] = []
  const parse = (file: string): unknown => {
    const text = files[file] as string
    if (Buffer.byteLength(text) > limits.bytes) {
      problems.push({ file, message: `The document is larger than ${limits.bytes / 1024 / 1024} MB.` })
      return undefined
    }
    try {
      return JSON.parse(text)
    } catch (error) {
      problems.push({ file, message: error instanceof Error ? error.message : 'Not JSON.' })
      return undefined
    }
  }
  const names = [...new Set(Object.keys(files).map((file) => file.split('/')[2] as string))].sort(
    (a, b) => Number(b === 'default') - Number(a === 'default'),
  )
  for (const name of names) {
    const own = Object.keys(files).filter((file) => file.startsWith(`/themes/${name}/`))
    const pack: ThemePack = {
      ...readTheme(name),
      slots: new Map(),
      pages: new Map(),
      templates: [],
      readyMade: [],
      assets: {},
      fonts: noFonts,
    }
    const found: (PageTemplate & { order: number })[] = []
    const sections: (PagePattern & { order: number })[] = []
    for (const file of own) {
      const inside = file.slice(`/themes/${name}/`.length)
      if (inside === 'theme.json' || inside.startsWith('site')) continue
      const document = parse(file)
      if (document === undefined) continue
      if (inside.startsWith('templates/')) {
        const template = readTemplate(file, document)
        if (template) found.push(template)
      } else if (inside.startsWith('patterns/')) {
        const pattern = readPattern(file, document)
        if (pattern) sections.push(pattern)
      } else if (inside === 'assets/assets.json') pack.assets = document as Record<string, AssetMeta>
      else if (inside === 'assets/fonts.json') pack.fonts = document as FontFile
      else if (inside.startsWith('pages/')) addPage(pack, file, document)
      else if (documentSlots.includes(inside.replace('.json', '') as DocumentSlot))
        pack.slots.set(inside.replace('.json', ''), document)
    }
    pack.templates = found
      .sort((one, other) => one.order - other.order)
      .map(({ order: _order, ...template }) => template)
    const placeOf = ({ category }: PagePattern) => patternCategories.indexOf(category)
    pack.readyMade = sections
      .sort((one, other) => placeOf(one) - placeOf(other) || one.order - other.order)
      .map(({ order: _order, ...pattern }) => pattern)
    packs.set(name, pack)
  }

  function readTheme(name: string): Pick<ThemePack, 'theme' | 'css'> {
    const file = `/themes/${name}/theme.json`
    const parsed = files[file] === undefined ? undefined : themeFields.safeParse(parse(file))
    if (parsed?.success) return { theme: parsed.data, css: themeCss(parsed.data) }
    if (parsed) problems.push({ file, message: z.prettifyError(parsed.error) })
    const fallback = packs.get('default')
    if (!fallback)
      throw new Error(
        `themes/default/theme.json must be readable: ${problems.map((problem) => problem.message).join(' ')}`,
      )
    return { theme: { ...fallback.theme, name, parent: 'default' }, css: fallback.css }
  }

  function addPage(pack: ThemePack, file: string, document: unknown): void {
    const path = isRecord(document) && typeof document.path === 'string' ? document.path : undefined
    if (!path) problems.push({ file, message: 'The page names no path.' })
    else if (isReserved(path)) problems.push({ file, message: `${path} starts with a reserved segment.` })
    else pack.pages.set(path, document)
  }

  /** The page itself stays unparsed JSON, like all pages. */
  function readTemplate(file: string, document: unknown): (PageTemplate & { order: number }) | undefined {
    const { template, ...content } = isRecord(document) ? document : {}
    const read = templateFields.safeParse(template)
    if (read.success) return { id: idOf(file), ...read.data, content }
    problems.push({ file, message: z.prettifyError(read.error) })
    return undefined
  }

  /** Its rows stay unparsed JSON likewise. */
  function readPattern(file: string, document: unknown): (PagePattern & { order: number }) | undefined {
    const { pattern, ...content } = isRecord(document) ? document : {}
    const read = patternFields.safeParse(pattern)
    if (read.success) return { id: idOf(file), ...read.data, content }
    problems.push({ file, message: z.prettifyError(read.error) })
    return undefined
  }

  const chain = (name: string): ThemePack[] => {
    const found: ThemePack[] = []
    for (let next: string | undefined = name; next && !found.some((pack) => pack.theme.name === next);) {
      const pack: ThemePack | undefined = packs.get(next)
      if (pack) found.push(pack)
      next = pack?.theme.parent ?? (next === 'default' ? undefined : 'default')
    }
    return found
  }

  return {
    get: (name) => packs.get(name),
    names: () => [...packs.keys()],
    chain,
    slot: (name, slot) =>
      chain(name)
        .find((pack) => pack.slots.has(slot))
        ?.slots.get(slot),
    page: (name, pattern) => {
      const pack = chain(name).find((candidate) => candidate.pages.has(pattern))
      return pack && { document: pack.pages.get(pattern), from: pack.theme.name }
    },
    patterns: (name) => [...new Set(chain(name).flatMap((pack) => [...pack.pages.keys()]))].sort(comparePatterns),
    templates: (name) => nearest(chain(name).flatMap(({ templates }) => templates)),
    readyMade: (name) => nearest(chain(name).flatMap(({ readyMade }) => readyMade)),
    problems,
  }
}

const idOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.json'.length)

/** The first of several with the same id. */
const nearest = <T extends { id: string }>(found: T[]): T[] =>
  found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index)
