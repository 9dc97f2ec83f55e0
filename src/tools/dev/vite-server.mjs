import { createServer, loadConfigFromFile } from 'vite'
import { inProject, root } from '../setup/project.mjs'
import { filesBelow } from './stand-in-build.mjs'

/**
 * Vite as middleware of the gateway's own HTTP server, with the three builds of vite.config.ts as live environments.
 */
export async function createViteServer(http) {
  const loaded = await loadConfigFromFile(
    { command: 'serve', mode: 'development' },
    inProject('vite.config.ts'),
    root,
    'error',
  )
  const config = loaded.config
  // In a build the server half bundles its packages in production form; here Node loads them, in development form.
  const { resolve: _bundled, define: _production, ...server } = config.environments.server
  return createServer({
    ...config,
    configFile: false,
    root,
    mode: 'development',
    environments: { ...config.environments, server },
    plugins: [...config.plugins, devEntry()],
    server: {
      middlewareMode: true,
      hmr: { server: http },
      // Files of the checkout that no browser may read.
      fs: { deny: ['.env*', '**/.git/**', '**/.data/**', '**/.cache/**'] },
      watch: { ignored: ['**/.data/**', '**/.cache/**', '**/dist/**', '**/tests/**', '**/storybook-static/**'] },
    },
  })
}

const entries = { 'dev-entry': '/src/runtime/client.tsx', 'dev-editor': '/src/editor/start.tsx' }

// The gateway's documents name one entry script each; these load Vite's client and React's refresh before the real one.
function devEntry() {
  const code = (entry) => `import '/@vite/client'
import RefreshRuntime from '/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('${entry}')
`
  return {
    name: 'sitewright:dev-entry',
    resolveId: (id) => (id.startsWith('/@') && id.slice(2) in entries ? `\0${id.slice(2)}` : undefined),
    load: (id) => (id.startsWith('\0') && id.slice(1) in entries ? code(entries[id.slice(1)]) : undefined),
  }
}

/** All styles as text, so that the first HTML is styled before its script has run. */
export async function collectStyles(vite) {
  const files = ['src/runtime', 'src/kit', 'blocks'].flatMap((folder) =>
    filesBelow(folder, (path) => path.endsWith('.css')),
  )
  const texts = await Promise.all(
    files.map(async (file) => {
      // A half-typed style sheet must not hide the others; Vite's overlay names it.
      const transformed = await vite.environments.client.transformRequest(`/${file}?direct`).catch(() => undefined)
      return transformed?.code ?? ''
    }),
  )
  return texts.join('\n')
}
