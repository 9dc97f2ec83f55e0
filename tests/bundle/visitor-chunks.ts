export type ManifestEntry = {
  file: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
export type Manifest = Record<string, ManifestEntry>

export const visitorEntry = 'src/runtime/client.tsx'

/** What only managers load, and only on demand: the one thing in the client build that is not the visitor's. */
const isManagersOnly = (key: string) =>
  /^src\/editor\/|^src\/registry\/(?:all-)?block-kits|^blocks\/[^/]+\/[^/]+\/editor\b/.test(key)

/** Keys of all that every visitor loads before anything is clicked: the entry and its static imports, to the end. */
export function staticChunks(manifest: Manifest, entry = visitorEntry): string[] {
  return walk(manifest, [entry], (chunk) => chunk.imports ?? [])
}

/** Keys of all that a visitor can ever load: with the chunks of blocks, without the editor's. */
export function reachableChunks(manifest: Manifest, entry = visitorEntry): string[] {
  return walk(manifest, [entry], (chunk) => [
    ...(chunk.imports ?? []),
    ...(chunk.dynamicImports ?? []).filter((key) => !isManagersOnly(key)),
  ])
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

/** Source modules that no visitor's chunk may hold. Module ids as the bundler names them, relative to the checkout. */
const foreign: readonly [string, RegExp][] = [
  ['the editor', /^src\/editor\/|^src\/registry\/(?:all-)?block-kits|^blocks\/[^/]+\/[^/]+\/editor\b/],
  ['the gateway', /^src\/gateway\//],
  ['server rendering', /^src\/runtime\/server(\.tsx|\/)|^src\/registry\/all-views/],
  ['a test or an example', /\.test\.tsx?$|^tests\/|\/examples\/[^/]+\.json$/],
  [
    'a package of the gateway',
    /node_modules\/(fastify|@fastify|drizzle-orm|pg|@electric-sql|@node-rs|jose|pino|sharp|@aws-sdk)\//,
  ],
  ['a package of the editor', /node_modules\/(@dnd-kit|@tiptap|prosemirror-[a-z]+)\//],
  ['a Node built-in', /__vite-browser-external|^node:/],
]

/** A line for each module that stands in a visitor's chunk and must not. */
export function foreignModules(modules: readonly string[]): string[] {
  return modules.flatMap((module) =>
    foreign.filter(([, pattern]) => pattern.test(module)).map(([what]) => `${what}: ${module}`),
  )
}
