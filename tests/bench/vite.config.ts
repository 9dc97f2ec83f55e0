import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { blockCatalogue } from '../../src/tools/block-catalogue'
import { clientCalls } from '../../src/tools/client-calls'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * One contestant, named by CONTESTANT (`editors/…` is an editor), as a production build for the browser or (with --ssr)
 * for Node. Never React's development build.
 */
export default defineConfig(({ isSsrBuild }) => {
  const input: Record<string, string> = isSsrBuild
    ? {
        page: at(`./contestants/${process.env.CONTESTANT}.tsx`),
        server: at('../../node_modules/react-dom/server.node.js'),
      }
    : { page: 'contestant:browser' }
  const name = process.env.CONTESTANT ?? ''
  const entry = name.startsWith('editors/')
    ? `import { installEditor } from '/editors/install.ts'; import * as contestant from '/${name}.tsx'; installEditor(contestant)`
    : `import { installBench } from '/browser.tsx'; import { prepare } from '/contestants/${name}.tsx'; installBench(prepare)`
  return {
    root: at('.'),
    publicDir: false,
    mode: 'production',
    plugins: [
      react(),
      blockCatalogue(),
      clientCalls(at('../..')),
      {
        name: 'contestant',
        resolveId: (id) => (id === 'contestant:browser' ? '\0contestant:browser' : undefined),
        load: (id) => (id === '\0contestant:browser' ? entry : undefined),
      },
    ],
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: {
        '@schemas': at('../../schemas'),
        '@kit': at('../../src/kit'),
        '@registry': at('../../src/registry'),
        '@runtime': at('../../src/runtime'),
        react: at('../../node_modules/react'),
        'react-dom': at('../../node_modules/react-dom'),
      },
      tsconfigPaths: false,
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir: at(`../../.cache/bench/${name}${isSsrBuild ? '.node' : ''}`),
      emptyOutDir: true,
      minify: true,
      ssr: isSsrBuild ? true : undefined,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
      },
    },
  }
})
