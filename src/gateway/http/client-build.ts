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
}

/** The visitor's build as the gateway needs it: addresses, and the files that a set of block types needs. */
export type ClientBuild = {
  id: string
  builtAt: string
  folder: string
  entry: string
  /** The builder's entry, the style sheets of it and its first tools, those of the blocks (which stand on the canvas alone), the scripts that editing a page of these block types begins with (others are only shown, around it), and the files of the tools that come when they are wanted. */
  editor: {
    entry: string
    styles: string[]
    blockStyles: string[]
    later: string[]
    scriptsFor: (types: { shown: readonly string[]; edited: readonly string[] }) => string[]
  }
  /** The public address of a source file that the build emitted. */
  asset: (source: string) => string | undefined
  /** Script files to preload and style sheets (address and text) for the entry and these block types, each once, in order. */
  filesFor: (types: readonly string[]) => { scripts: string[]; styles: { href: string; css: string }[] }
  /** The style sheets of all blocks as one file, which the build did not write: under a name that changes with what it holds, in `/assets/`. */
  canvasStyles: { name: string; css: string }
}

const entrySource = 'src/runtime/client.tsx'
const editorSource = 'src/editor/start.tsx'
/** The chunks of what a chosen block is edited with, and of what stands beside the page once it can be chosen from (vite.config.ts). */
const editorTools = 'editor-tools'
const editorPanels = 'editor-panels'

/** The chunk of a block type's schema and editor, and what all of them are named by. */
const editorKit = 'block-kit-'
/** The chunks of the views and kits that nearly every page has (vite.config.ts): such a type has no file of its own in the builder's build. */
const commonViews = 'common-views'
const commonKits = 'common-kits'

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
      const { scripts, styles } = filesOf(manifest, [entrySource, ...types.map(viewSource)])
      const found = { scripts, styles: styles.map((href) => ({ href, css: readStyle(href.slice(1)) })) }
      cache.set(key, found)
      return found
    },
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
  // Views share modules with the tools, whose style sheets the builder's own document needs.
  const { styles } = filesOf(manifest, [editorSource, ...tools, ...chunksOf(editorPanels)])
  const views = filesOf(manifest, [
    ...Object.keys(manifest).filter((source) => source.startsWith('blocks/')),
    ...chunksOf(commonViews),
  ])
  const isCommon = (type: string) => manifest[viewSource(type)] === undefined
  const viewOf = (type: string) => (isCommon(type) ? chunksOf(commonViews) : [viewSource(type)])
  const kitOf = (type: string) => chunksOf(isCommon(type) ? commonKits : `${editorKit}${type.replace('/', '-')}`)
  return {
    entry: `/${entry.file}`,
    styles,
    blockStyles: views.styles.filter((href) => !styles.includes(href)),
    later: laterFiles(manifest, [editorSource, ...tools]),
    scriptsFor: ({ shown, edited }) =>
      filesOf(manifest, [editorSource, ...[...edited, ...shown].flatMap(viewOf), ...edited.flatMap(kitOf), ...tools])
        .scripts,
  }
}

/** Screens of their own, which nobody comes to from a page's builder without another document. */
const otherScreens = new Set(['src/editor/themes/theme-studio.tsx', 'src/editor/sites/sites-screen.tsx'])

/** Scripts and style sheets of what sources load when it is wanted, and of what that loads in turn; the blocks' views and kits come with the pages that have them. */
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

const viewSource = (type: string) => `blocks/${type}/view.tsx`

/** Addresses of the scripts and style sheets that sources need before they run, each once, what is needed first first. Sources that are not in the build need nothing. */
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
