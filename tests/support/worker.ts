import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildWorker } from '../../src/tools/worker-build.mjs'

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))

/** The file that threads start from, built when it is asked for first: of the gateway's sources, or of a test's own `entry`. */
export function workerOf(entry?: string): () => Promise<string> {
  let building: Promise<string> | undefined
  return () => {
    building ??= builtHere(entry)
    return building
  }
}

async function builtHere(entry?: string): Promise<string> {
  mkdirSync(cache, { recursive: true })
  // In the checkout, where packages are found.
  const folder = mkdtempSync(`${cache}test-worker-`)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return buildWorker(folder, entry)
}
