import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject, root } from '../setup/project.mjs'

/** The folder that the gateway uses as its build; every address in it is one that Vite serves from source. */
export const standIn = inProject('.cache', 'dev')

export const renderKey = 'sitewright.dev.renderPage'

const worker = `// No offline reading while developing: an older worker of the real build on this port goes away.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', () => self.registration.unregister())
`

/** Writes the manifest, the styles and the server half of a fake build. */
export function writeStandIn(css) {
  const client = join(standIn, 'client')
  for (const folder of ['.vite', 'assets']) mkdirSync(join(client, folder), { recursive: true })
  mkdirSync(join(standIn, 'server'), { recursive: true })
  writeFileSync(join(client, 'dev.css'), css)
  writeFileSync(join(client, 'dev-worker.js'), worker)
  copyDemoAssets(client)
  writeFileSync(join(client, '.vite', 'manifest.json'), JSON.stringify(manifest()))
  writeFileSync(
    join(client, '.vite', 'editor.json'),
    JSON.stringify({ 'src/editor/start.tsx': { file: '@dev-editor', isEntry: true } }),
  )
  writeFileSync(
    join(standIn, 'server', 'server.js'),
    `export const renderPage = (...given) => globalThis[Symbol.for('${renderKey}')](...given)\n`,
  )
}

/**
 * Copies the files of themes that the demo sites' people have, which the gateway reads from its build. Returns their
 * paths.
 */
export function copyDemoAssets(client) {
  const lists = filesBelow('themes', (path) => path.endsWith('/site/files.json'))
  const named = lists.flatMap((list) => JSON.parse(readFileSync(join(root, list), 'utf8')))
  const files = [...new Set(named.flatMap(({ asset }) => (asset ? [`themes/${asset.replace('/', '/assets/')}`] : [])))]
  for (const file of files) cpSync(join(root, file), join(client, file))
  return files
}

function manifest() {
  const asThemselves = [
    ...filesBelow('themes', (path) => path.includes('/assets/')),
    ...filesBelow('blocks', (path) => path.endsWith('/view.tsx')),
    ...filesBelow('src/kit', (path) => path.endsWith('.svg')),
    'src/runtime/offline/shell.ts',
  ]
  return {
    ...Object.fromEntries(asThemselves.map((path) => [path, { file: path }])),
    'src/runtime/client.tsx': { file: '@dev-entry', isEntry: true, css: ['dev.css'] },
    'src/runtime/offline/service-worker.ts': { file: 'dev-worker.js' },
  }
}

/** Files below a folder of the checkout, as paths from its root. */
export function filesBelow(folder, isWanted) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(isWanted)
}
