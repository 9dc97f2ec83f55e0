import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runChild } from './child.mjs'
import { SetupProblem } from './problem.mjs'
import { startProgress } from './progress.mjs'
import { inProject, root } from './project.mjs'
import { contentPrint, listSources, touchPrint } from './sources.mjs'

const stampFile = inProject('dist', '.sitewright-stamp')
const outputs = ['dist/gateway/main.js', 'dist/server/server.js', 'dist/client/.vite/manifest.json']

/** Whether no file was touched since the last build: lists files without reading them. */
export function isBuildCurrent() {
  return isWhole() && readStamp().touched === touchPrint(listSources(root))
}

/** Builds browser, server rendering and gateway when a source changed since the last build. */
export async function ensureBuild() {
  // Taken before the build: a file saved meanwhile makes the stamp outdated, and the next start builds again.
  const sources = listSources(root)
  const stamp = { touched: touchPrint(sources), content: contentPrint(root, sources) }
  if (!isWhole() || readStamp().content !== stamp.content) await build()
  writeStamp(stamp)
}

const isWhole = () => outputs.every((file) => existsSync(inProject(file)))

async function build() {
  let last = ''
  const done = startProgress('building', () => last)
  const { code, output } = await runChild(
    process.execPath,
    [inProject('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--app'],
    {
      // A test runner's NODE_ENV would build React's development half.
      env: { NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined },
      onLine: (line) => (last = /building (\w+) environment/.exec(line)?.[1] ?? last),
    },
  )
  const missing = outputs.filter((file) => !existsSync(inProject(file)))
  if (code === 0 && missing.length === 0) return done('✓ built')
  done('✗ the build failed')
  const shown = output.trim().split('\n').slice(-40).join('\n')
  throw new SetupProblem(
    code === 0
      ? `The build ended well but left out ${missing.join(', ')}:\n${shown}`
      : `vite build ended with code ${code}:\n${shown}`,
    'Mend what the lines above name; `npm run check` says more.',
  )
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return {}
  }
}

function writeStamp(stamp) {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, `${JSON.stringify(stamp)}\n`)
}
