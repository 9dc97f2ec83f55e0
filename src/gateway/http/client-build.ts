import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type ManifestEntry = {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

/** The visitors' build: addresses, and the files that a set of block types needs. */
export type ClientBuild = {
  id: string
  builtAt: string
  folder: string
  entry: string
  /**
   * The builder's entry; the style sheets of it and its first tools; those of the blocks (needed on the canvas only);
   * the scripts for editing a page of these block types (others are only displayed around it); and the files of tools
   * loaded on demand.
   */
  editor: {
    entry: string
    styles: string[]
    blockStyles: string[]
    later: string[]
    scriptsFor: (types: { shown: readonly string[]; edited: readonly string[] }) => string[]
  }
  /** The public address of a source file that the build emitted. */
  asset: (source: string) => string | undefined
  /**
   * Scripts to preload and style sheets (address and text) for the entry and these block types, each once, in order.
   */
  filesFor: (types: readonly string[]) => { scripts: string[]; styles: { href: string; css: string }[] }
  /** The files that these block types load later, which a device without a connection needs too. */
  laterFor: (types: readonly string[]) => string[]
  /** The style sheets of all blocks as one file in `/assets/`, made by the gateway under a content-hashed name. */
  canvasStyles: { name: string; css: string }
}

const entrySource = 'src/runtime/client.tsx'
const editorSource = 'src/editor/start.tsx'
/** The chunks for editing a selected block, and for the panels beside a page (vite.config.ts). */
const editorTools = 'editor-tools'
const editorPanels = 'editor-panels'

/** Prefix of the chunks with a block type's schema and editor. */
const editorKit = 'block-kit-'
/**
 * Chunks of the views and kits that nearly every page uses (vite.config.ts): such a type has no separate file in the
 * builder's build.
 */
const commonViews = 'common-views'
const commonKits = 'common-kits'
/** The builder's chunks with the loaders of a prefix's views and kits, and of the prefixes of those common types. */
const editorLoaders = 'block-loaders-'
const commonLoaders = 'common-loaders'

/** Reads the manifest of the built client. Throws when there is no build. */
export function readClientBuild(folder: string): ClientBuild {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, ManifestEntry>
  const entry = manifest[entrySource]
  if (!entry) throw new Error('The client build has no entry; run npm run build.')
  const styleText = new Map<string, string>()
  const readStyle = (file: string): string => {
    const known = styleText.get(file)
    if (known !== undefined) return known
    const css = readFileSync(join(folder, file), 'utf8').trim()
    styleText.set(file, css)
    return css
  }
  const cache = new Map<string, ReturnType<ClientBuild['filesFor']>>()
  const canvasCss = filesOf(manifest, [
    entrySource,
    ...Object.keys(manifest).filter((source) => source.startsWith('blocks/')),
  ])
    .styles.map((href) => readStyle(href.slice(1)))
    .join('')

  return {
    id: createHash('sha256').update(text).digest('hex').slice(0, 12),
    builtAt: new Date().toISOString(),
    folder,
    entry: `/${entry.file}`,
    editor: readEditor(
      JSON.parse(readFileSync(join(folder, '.vite/editor.json'), 'utf8')) as Record<string, ManifestEntry>,
    ),
    asset: (source) => (manifest[source] ? `/${manifest[source].file}` : undefined),
    filesFor: (types) => {
      const key = [...types].sort().join()
      const known = cache.get(key)
      if (known) return known
      const { scripts, styles } = filesOf(manifest, [entrySource, ...types.flatMap(viewSources)])
      const found = { scripts, styles: styles.map((href) => ({ href, css: readStyle(href.slice(1)) })) }
      cache.set(key, found)
      return found
    },
    laterFor: (types) => offlineFiles(manifest, types),
    canvasStyles: {
      name: `canvas-${createHash('sha256').update(canvasCss).digest('hex').slice(0, 12)}.css`,
      css: canvasCss,
    },
  }
}

function readEditor(manifest: Record<string, ManifestEntry>): ClientBuild['editor'] {
  const entry = manifest[editorSource]
  if (!entry) throw new Error('The client build has no builder; run npm run build.')
  const chunksOf = (name: string) => Object.keys(manifest).filter((source) => manifest[source]?.name === name)
  const tools = chunksOf(editorTools)
  // Views share modules with the tools, whose style sheets the builder's document needs.
  const { styles } = filesOf(manifest, [editorSource, ...tools, ...chunksOf(editorPanels)])
  const views = filesOf(manifest, [
    ...Object.keys(manifest).filter((source) => source.startsWith('blocks/')),
    ...chunksOf(commonViews),
  ])
  const isCommon = (type: string) => manifest[viewSource(type)] === undefined
  const viewOf = (type: string) => (isCommon(type) ? chunksOf(commonViews) : [viewSource(type)])
  const kitOf = (type: string) => chunksOf(isCommon(type) ? commonKits : `${editorKit}${type.replace('/', '-')}`)
  const loadersOf = (type: string) => {
    const own = chunksOf(`${editorLoaders}${prefixOf(type)}`)
    return own.length === 0 ? chunksOf(commonLoaders) : own
  }
  return {
    entry: `/${entry.file}`,
    styles,
    blockStyles: views.styles.filter((href) => !styles.includes(href)),
    later: laterFiles(manifest, [editorSource, ...tools]),
    scriptsFor: ({ shown, edited }) =>
      filesOf(manifest, [
        editorSource,
        ...[...edited, ...shown].flatMap((type) => [...loadersOf(type), ...viewOf(type)]),
        ...edited.flatMap(kitOf),
        ...tools,
      ]).scripts,
  }
}

/** Separate screens, which are never reached from the page builder without loading another document. */
const otherScreens = new Set(['src/editor/themes/theme-studio.tsx', 'src/editor/sites/sites-screen.tsx'])

/**
 * Scripts and style sheets that sources load on demand, recursively; the blocks' views and kits come with the pages
 * that use them.
 */
function laterFiles(manifest: Record<string, ManifestEntry>, sources: readonly string[]): string[] {
  const found = new Set(sources)
  for (const source of found)
    for (const next of [...(manifest[source]?.imports ?? []), ...(manifest[source]?.dynamicImports ?? [])])
      if (!next.startsWith('blocks/') && !otherScreens.has(next) && !manifest[next]?.name?.startsWith(editorKit))
        found.add(next)
  const first = filesOf(manifest, sources)
  const all = filesOf(manifest, [...found])
  return [
    ...all.scripts.filter((file) => !first.scripts.includes(file)),
    ...all.styles.filter((file) => !first.styles.includes(file)),
  ]
}

/** All that the entry and the views of these types load on demand, but not the views of others. */
function offlineFiles(manifest: Record<string, ManifestEntry>, types: readonly string[]): string[] {
  const found = new Set([entrySource, ...types.flatMap(viewSources)])
  const isOfOthers = (source: string) => source.startsWith('blocks/') || source.startsWith('virtual:block-views/')
  for (const source of found) {
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {}
    for (const next of imports) found.add(next)
    for (const next of dynamicImports) if (!isOfOthers(next)) found.add(next)
  }
  const { scripts, styles } = filesOf(manifest, [...found])
  const others = [...found].flatMap((source) => manifest[source]?.assets ?? []).map((file) => `/${file}`)
  return [...new Set([...scripts, ...styles, ...others])]
}

const viewSource = (type: string) => `blocks/${type}/view.tsx`
const prefixOf = (type: string) => type.slice(0, type.indexOf('/'))

/** A view and the module by which the entry finds it (`src/registry/views.ts`): they load at the same time. */
const viewSources = (type: string) => [`virtual:block-views/${prefixOf(type)}`, viewSource(type)]

/**
 * Addresses of the scripts and style sheets that sources need before they run, each once, dependencies first. Sources
 * missing from the build need nothing.
 */
function filesOf(
  manifest: Record<string, ManifestEntry>,
  sources: readonly string[],
): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const needed of chunk.imports ?? []) visit(needed)
    scripts.add(`/${chunk.file}`)
    for (const file of chunk.css ?? []) styles.add(`/${file}`)
  }
  for (const source of sources) visit(source)
  return { scripts: [...scripts], styles: [...styles] }
}
