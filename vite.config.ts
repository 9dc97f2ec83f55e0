import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { commonBlocks } from './src/registry/common-blocks'
import { blockCatalogue } from './src/tools/block-catalogue'
import { blockKits } from './src/tools/block-kits'
import { clientCalls } from './src/tools/client-calls'
import { directImports } from './src/tools/direct-imports'
import { precompress } from './src/tools/precompress'
import { staticClosure } from './src/tools/static-closure'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The top-level folders, by their import aliases. `tsconfig.json` has the same list for the type checker, and `@client`,
 * which `clientCalls` replaces.
 */
export const alias = {
  '@schemas': at('./schemas'),
  '@kit': at('./src/kit'),
  '@registry': at('./src/registry'),
  '@runtime': at('./src/runtime'),
  '@editor': at('./src/editor'),
  '@gateway': at('./src/gateway'),
  '@areas': at('./src/areas'),
}

const assetNames = {
  assetFileNames: 'assets/[name]-[hash][extname]',
  chunkFileNames: 'assets/[name]-[hash].js',
  entryFileNames: 'assets/[name]-[hash].js',
}

/**
 * What most pages share, in few files: on HTTP/1.1 forty small ones queue behind each other and delay the pictures.
 * React and the router are separate, because a new build of ours leaves them unchanged.
 */
const sharedChunks = [
  {
    name: 'vendor',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    priority: 3,
  },
  // Code shared by the screens of files and of a share link is loaded with them: no other page waits for it.
  {
    name: 'kit',
    test: /[\\/](?:src[\\/]kit(?![\\/](?:files|upload|file-face)[\\/])|schemas)[\\/]/,
    minShareCount: 10,
    priority: 2,
  },
  { name: 'frame', test: /[\\/]src[\\/]kit[\\/]ui[\\/](?:site|menu)[\\/]/, minShareCount: 2, priority: 1 },
]

/**
 * The builder in few files: its start, the code shared by views on the canvas, the settings of a selected block, and
 * the panels next to the page; the other tools are separate files. Each module is in the first of them that needs it.
 */
const editorEntry = at('./src/editor/start.tsx')
const inEditor = (file: string) => at(`./src/editor/${file}`)
const views = readdirSync(at('./blocks')).flatMap((area) =>
  readdirSync(at(`./blocks/${area}`)).map((block) => at(`./blocks/${area}/${block}/view.tsx`)),
)
// In one file: seven files, and their shared code, would queue behind each other.
const commonViews = commonBlocks.map((type) => at(`./blocks/${type}/view.tsx`))
const blockFile = /[\\/]blocks[\\/]([^\\/]+)[\\/]([^\\/]+)[\\/](?:schema\.ts(?:\?kit)?|editor\.tsx|migrations\.ts)$/
/** What editing a block type needs, a file for each: a page opens with those of its blocks (`registry/block-kits`). */
const kitName = (id: string): string | null => {
  const [, area, block] = blockFile.exec(id) ?? []
  if (!area) return null
  return commonBlocks.includes(`${area}/${block}`) ? 'common-kits' : `block-kit-${area}-${block}`
}
/**
 * The loaders of a prefix's views and kits in one file, those of prefixes that nearly every page uses in another
 * (`src/tools/block-catalogue.ts`).
 */
const loadersName = (id: string): string | null => {
  const [, prefix] = /^\0virtual:block-(?:views|kits)\/(.+)$/.exec(id) ?? []
  if (!prefix) return null
  return commonBlocks.some((type) => type.startsWith(`${prefix}/`)) ? 'common-loaders' : `block-loaders-${prefix}`
}
const schemaFiles = readdirSync(at('./blocks')).flatMap((area) =>
  readdirSync(at(`./blocks/${area}`)).map((block) => at(`./blocks/${area}/${block}/schema.ts`)),
)

/** Account forms and file lists share much that a plain content page does not need. */
const isOfPages = (file: string) => /[\\/]blocks[\\/](?:content|site)[\\/]/.test(file)
const pageViews = views.filter(isOfPages)
const editorChunks = [
  ...sharedChunks.map((group) =>
    // Code shared only by the studio's screens must not load with the views.
    group.name === 'vendor'
      ? { ...group, priority: 10 }
      : {
          ...group,
          priority: group.priority + 2,
          ...(group.name === 'kit' ? { name: staticClosure('kit', pageViews) } : {}),
        },
  ),
  ...sharedChunks.flatMap((group) =>
    group.name === 'kit' ? [{ ...group, name: staticClosure('kit-more', views), priority: 3 }] : [],
  ),
  { name: staticClosure('editor-shell', [editorEntry]), priority: 9 },
  // Formatting of dates and prices: loaded by the pages that show some.
  { name: 'format', test: /[\\/](?:src[\\/]kit[\\/]format|schemas[\\/]constants)/, priority: 5 },
  // Labels of props and providers, used by the settings of a selection and by some views.
  {
    name: 'prop-labels',
    test: /[\\/](?:src[\\/]kit[\\/]prop-labels|schemas[\\/]layout[\\/]embed-providers)\.ts/,
    priority: 10,
  },
  // Calling and caching, needed after the page has loaded, and by some views.
  // Links need the call to prefetch, but no caching: without a separate file they would load all of it.
  { name: 'prefetch', test: /[\\/]src[\\/]kit[\\/]prefetch\.ts/, priority: 10 },
  { name: staticClosure('common-views', commonViews), priority: 5.5 },
  {
    name: 'query',
    test: /node_modules[\\/]@tanstack[\\/](?:react-)?query|[\\/]src[\\/]kit[\\/]use-call\.ts/,
    priority: 8,
  },
  { name: kitName, priority: 6 },
  { name: loadersName, priority: 6 },
  // What block types' schemas need, beyond the builder's start.
  {
    test: /[\\/](?:schemas[\\/]|kit[\\/]block-editor\.ts)/,
    name: staticClosure('block-vocabulary', [...schemaFiles.filter(isOfPages), at('./src/kit/block-editor.ts')]),
    minShareCount: 6,
    priority: 7,
  },
  { name: staticClosure('editor-tools', [inEditor('inspector/selection-settings.tsx')]), priority: 2 },
  {
    name: staticClosure(
      'editor-choosing',
      ['inspector/fields/link-field.tsx', 'inspector/fields/reference-field.tsx'].map(inEditor),
    ),
    priority: 1.5,
  },
  {
    name: staticClosure(
      'editor-panels',
      [
        'palette/palette.tsx',
        'sections/saved-sections.tsx',
        'problems/problem-badges.tsx',
        'problems/problem-count.tsx',
        'problems/checks.ts',
        'problems/seen-nodes.ts',
      ].map(inEditor),
    ),
    priority: 1,
  },
]

/**
 * Four builds from one source: what visitors load, the builder, the server rendering, and the gateway. React is bundled
 * into the server build in its production form, regardless of the gateway's NODE_ENV.
 */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    blockKits(),
    blockCatalogue(),
    clientCalls(at('.')),
    directImports(['@mantine/core', '@mantine/hooks', '@mantine/notifications', '@tabler/icons-react']),
    precompress(),
  ],
  resolve: { alias },
  // Browsers of the last two years: they support `light-dark()`, nesting and logical properties, which would otherwise
  // be expanded.
  build: { target: 'es2023', cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'] },
  css: { modules: { generateScopedName: '[name]__[local]--[hash:base64:5]' } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: {
            client: at('./src/runtime/client.tsx'),
            assets: at('./src/registry/assets.ts'),
            worker: at('./src/runtime/offline/service-worker.ts'),
            shell: at('./src/runtime/offline/shell.ts'),
          },
          // Building a schema has no side effects: one that no view reads must not pull in its library.
          treeshake: { manualPureFunctions: ['z'] },
          output: { ...assetNames, codeSplitting: { groups: sharedChunks } },
        },
      },
    },
    // A separate graph: the builder's use of schemas and kit never adds to what visitors load.
    editor: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        manifest: '.vite/editor.json',
        assetsInlineLimit: 0,
        // The document requests the builder's first files, and later ones are in the browser's cache by then: only
        // style sheets are listed next to a script.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          input: { editor: editorEntry },
          output: { ...assetNames, codeSplitting: { groups: editorChunks } },
        },
      },
    },
    server: {
      consumer: 'server',
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: true,
        outDir: 'dist/server',
        emptyOutDir: true,
        ssrEmitAssets: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { server: at('./src/runtime/server.tsx') },
          // Every view is imported statically here, so the lazy globs next to it load nothing.
          checks: { ineffectiveDynamicImport: false },
          output: { entryFileNames: '[name].js', assetFileNames: assetNames.assetFileNames },
        },
      },
    },
    gateway: {
      consumer: 'server',
      build: {
        ssr: true,
        outDir: 'dist/gateway',
        emptyOutDir: true,
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: at('./src/gateway/main.ts'),
            worker: at('./src/gateway/workers/worker.ts'),
            routes: at('./src/gateway/routes.ts'),
            rehearse: at('./src/gateway/platform/run-rehearsal.ts'),
            reconcile: at('./src/gateway/platform/run-reconcile.ts'),
            'first-site': at('./src/gateway/platform/run-first-site.ts'),
          },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'editor', 'server', 'gateway']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
} satisfies UserConfig)
