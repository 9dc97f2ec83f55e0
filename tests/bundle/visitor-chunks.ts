export type ManifestEntry = {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
export type Manifest = Record<string, ManifestEntry>

export const visitorEntry = 'src/runtime/client.tsx'

/** Loaded only by managers, teachers and writers, on demand: the part of the client build that visitors never load. */
const isManagersOnly = (key: string) =>
  /^src\/editor\/|^src\/areas\/content\/ui\/writer\/writer\.tsx|^src\/kit\/writing\/writing-editor\.ts|^src\/registry\/(?:all-)?block-kits|^blocks\/[^/]+\/[^/]+\/editor\b/.test(
    key,
  )

/** Keys of everything that each visitor loads before any click: the entry and its static imports, transitively. */
export function staticChunks(manifest: Manifest, entry = visitorEntry): string[] {
  return walk(manifest, [entry], (chunk) => chunk.imports ?? [])
}

/** Keys of everything that a visitor can ever load: including the chunks of blocks, without the editor's. */
export function reachableChunks(manifest: Manifest, entry = visitorEntry): string[] {
  return walk(manifest, [entry], (chunk) => [
    ...(chunk.imports ?? []),
    ...(chunk.dynamicImports ?? []).filter((key) => !isManagersOnly(key)),
  ])
}

/** Names, without folders, of the files that belong to single block types: their views, style sheets and kits. */
export function blockFiles(manifest: Manifest): string[] {
  const own = Object.entries(manifest)
    .filter(([key, { name = '' }]) => key.startsWith('blocks/') || name.startsWith('block-kit-'))
    .flatMap(([, { file, css = [] }]) => [file, ...css])
  return [...new Set(own)].map((file) => file.slice(file.lastIndexOf('/') + 1))
}

function walk(
  manifest: Manifest,
  from: readonly string[],
  next: (chunk: ManifestEntry) => readonly string[],
): string[] {
  const seen = new Set<string>()
  const open = [...from]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest has no ${key}.`)
    seen.add(key)
    open.push(...next(chunk))
  }
  return [...seen]
}

/**
 * Source modules that no visitor's chunk may contain. Module ids as the bundler names them, relative to the checkout.
 */
const foreign: readonly [string, RegExp][] = [
  ['the editor', /^src\/editor\/|^src\/registry\/(?:all-)?block-kits|^blocks\/[^/]+\/[^/]+\/editor\b/],
  ['the gateway', /^src\/gateway\//],
  ['server rendering', /^src\/runtime\/server(\.tsx|\/)|^src\/registry\/all-views/],
  ['a test or an example', /\.test\.tsx?$|^tests\/|\/examples\/[^/]+\.json$/],
  [
    'a package of the gateway',
    /node_modules\/(fastify|@fastify|drizzle-orm|pg|@electric-sql|@node-rs|jose|pino|sharp|@aws-sdk)\//,
  ],
  ['a package of the editor', /node_modules\/(@tiptap|prosemirror-[a-z]+)\//],
  ['a Node built-in', /__vite-browser-external|^node:/],
]

/** A line for each forbidden module in a visitor's chunk. */
export function foreignModules(modules: readonly string[]): string[] {
  return modules.flatMap((module) =>
    foreign.filter(([, pattern]) => pattern.test(module)).map(([what]) => `${what}: ${module}`),
  )
}
