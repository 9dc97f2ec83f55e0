import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { commonBlocks } from './src/registry/common-blocks'
import { blockCatalogue } from './src/tools/block-catalogue'
import { blockKits } from './src/tools/block-kits'
import { clientCalls } from './src/tools/client-calls'
import { directImports } from './src/tools/direct-imports'
import { precompress } from './src/tools/precompress'
import { kitName, loadersName } from './src/tools/chunk-names'
import { staticClosure, withoutPackages } from './src/tools/static-closure'

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

const isOfKit = /[\\/](?:src[\\/]kit(?![\\/](?:files|upload|file-face|form|list|updates)[\\/])|schemas)[\\/]/
/** Forms load their contracts, and the schema library with them: shared by many forms, those are not for every page. */
const importsZod = (id: string): boolean =>
  /[\\/]schemas[\\/].*\.ts$/.test(id) && readFileSync(id, 'utf8').includes("from 'zod/mini'")

const views = readdirSync(at('./blocks')).flatMap((area) =>
  readdirSync(at(`./blocks/${area}`)).map((block) => at(`./blocks/${area}/${block}/view.tsx`)),
)
/** Account forms, desks and file lists share much that a plain content page does not need. */
const isOfPages = (file: string) =>
  /[\\/]blocks[\\/](?:content|site)[\\/](?!editorial-desk|writing-desk|publication-settings|config|workspace)/.test(
    file,
  )
const pageViews = views.filter(isOfPages)

// Priorities are whole numbers: the bundler ignores fractions.
/**
 * What most pages share, in few files: on HTTP/1.1 forty small ones queue behind each other and delay the pictures.
 * React and the router are separate, because a new build of ours leaves them unchanged.
 */
const sharedChunks = [
  {
    name: 'vendor',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    priority: 30,
  },
  // Code shared by the screens of files, of forms and of lists is loaded with them: no other page waits for it.
  {
    name: 'kit',
    test: (id: string) => isOfKit.test(id) && !importsZod(id),
    minShareCount: 10,
    priority: 20,
  },
  { name: 'frame', test: /[\\/]src[\\/]kit[\\/]ui[\\/](?:site|menu)[\\/]/, minShareCount: 2, priority: 10 },
]

/** Desks, forms and shops share much that a plain content page does not need: those are more files. */
const siteChunks = [
  { name: 'preload', test: /vite[\\/]preload-helper/, priority: 40 },
  ...sharedChunks.filter(({ name }) => name !== 'kit'),
  ...sharedChunks
    .filter(({ name }) => name === 'kit')
    .flatMap((kit) => [
      { ...kit, name: staticClosure('kit', [at('./src/runtime/client.tsx'), ...pageViews]), minShareCount: 7 },
      // What the first script needs of the rest.
      { ...kit, name: staticClosure('client-kit', [at('./src/runtime/client.tsx')]), minShareCount: 1, priority: 17 },
      { ...kit, name: withoutPackages('kit-more', ['zod', 'uqr']), priority: 15 },
    ]),
  // Small modules of pictures, which the pages of most sites need together.
  {
    name: 'pictures',
    test: /[\\/](?:src[\\/]kit[\\/]ui[\\/](?:lightbox|lightbox-texts|watermarked-image|ground|actions)\.tsx?|schemas[\\/](?:layout[\\/]ratio|watermark)\.ts)$/,
    priority: 12,
  },
  // A header's cart calls the gateway after the page has loaded, and needs no more than this.
  {
    name: 'query',
    test: /node_modules[\\/]@tanstack[\\/](?:react-)?query|[\\/]src[\\/]kit[\\/]use-call\.ts/,
    priority: 18,
  },
]

/**
 * The builder in few files: its start, the code shared by views on the canvas, the settings of a selected block, and
 * the panels next to the page; the other tools are separate files. Each module is in the first of them that needs it.
 */
const editorEntry = at('./src/editor/start.tsx')
const inEditor = (file: string) => at(`./src/editor/${file}`)
// In one file: seven files, and their shared code, would queue behind each other.
const commonViews = commonBlocks.map((type) => at(`./blocks/${type}/view.tsx`))
const schemaFiles = readdirSync(at('./blocks')).flatMap((area) =>
  readdirSync(at(`./blocks/${area}`)).map((block) => at(`./blocks/${area}/${block}/schema.ts`)),
)

const vocabulary = staticClosure('block-vocabulary', [
  ...schemaFiles.filter(isOfPages),
  at('./src/kit/block-editor.ts'),
])
const propLabels = /[\\/](?:src[\\/]kit[\\/]prop-labels|schemas[\\/]layout[\\/]embed-providers)\.ts/

const editorChunks = [
  ...sharedChunks.map((group) =>
    // Code shared only by the studio's screens must not load with the views.
    group.name === 'vendor'
      ? { ...group, priority: 100 }
      : {
          ...group,
          priority: group.priority + 20,
          ...(group.name === 'kit' ? { name: staticClosure('kit', pageViews) } : {}),
        },
  ),
  ...sharedChunks.flatMap((group) =>
    group.name === 'kit' ? [{ ...group, name: staticClosure('kit-more', views), priority: 30 }] : [],
  ),
  { name: staticClosure('editor-shell', [editorEntry]), priority: 90 },
  // Formatting of dates and prices: loaded by the pages that show some.
  { name: 'format', test: /[\\/](?:src[\\/]kit[\\/]format|schemas[\\/]constants)/, priority: 50 },
  { name: staticClosure('common-views', commonViews), priority: 55 },
  // Calling and caching, needed after the page has loaded, and by some views.
  // Links need the call to prefetch, but no caching: without a separate file they would load all of it.
  { name: 'prefetch', test: /[\\/]src[\\/]kit[\\/]prefetch\.ts/, priority: 100 },
  {
    name: 'query',
    test: /node_modules[\\/]@tanstack[\\/](?:react-)?query|[\\/]src[\\/]kit[\\/]use-call\.ts/,
    priority: 80,
  },
  { name: kitName(commonBlocks), priority: 60 },
  { name: loadersName(commonBlocks), priority: 60 },
  // What block types' schemas need, beyond the builder's start; and labels of props and providers, which the settings of
  // a selection and some views use.
  {
    test: /[\\/](?:schemas[\\/]|kit[\\/](?:block-editor|prop-labels)\.ts)/,
    name: (id: string, graph: Parameters<typeof vocabulary>[1]) =>
      propLabels.test(id) ? 'block-vocabulary' : vocabulary(id, graph),
    minShareCount: 6,
    priority: 70,
  },
  { name: staticClosure('editor-tools', [inEditor('inspector/selection-settings.tsx')]), priority: 20 },
  {
    name: staticClosure(
      'editor-choosing',
      ['inspector/fields/link-field.tsx', 'inspector/fields/reference-field.tsx'].map(inEditor),
    ),
    priority: 15,
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
    priority: 10,
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
  // Each is a module of its own build, so that its address is hashed like every other file's.
  worker: { format: 'es', rolldownOptions: { output: assetNames } },
  build: { target: 'es2023', cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'] },
  css: { modules: { generateScopedName: '[name]__[local]--[hash:base64:5]' } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        // The document requests the scripts of its blocks. A later page's are loaded in parallel, and listing what each
        // shares with others would make the loaders twice as large; style sheets must be there before a block is shown.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          input: {
            client: at('./src/runtime/client.tsx'),
            assets: at('./src/registry/assets.ts'),
            worker: at('./src/runtime/offline/service-worker.ts'),
            shell: at('./src/runtime/offline/shell.ts'),
          },
          // Building a schema has no side effects: one that no view reads must not pull in its library.
          treeshake: { manualPureFunctions: ['z'] },
          output: { ...assetNames, codeSplitting: { groups: siteChunks } },
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
            'audit-money': at('./src/gateway/platform/run-audit-money.ts'),
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
