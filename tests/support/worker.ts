import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildWorker } from '../../src/tools/worker-build.mjs'

// In the checkout, where packages are found.
const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))
const prefix = 'test-worker-'

/**
 * The file that threads start from, built when it is asked for first: of the gateway's sources, or of a test's own
 * `entry`.
 */
export function workerOf(entry?: string): () => Promise<string> {
  let building: Promise<string> | undefined
  return () => {
    building ??= built(entry)
    return building
  }
}

async function built(entry?: string): Promise<string> {
  mkdirSync(cache, { recursive: true })
  clearOld()
  return buildWorker(mkdtempSync(`${cache}${prefix}${process.pid}-`), entry)
}

/** A test process is killed at its end: the next one clears its folders away. */
function clearOld(): void {
  for (const name of readdirSync(cache)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : undefined
    if (pid !== undefined && !isRunning(pid)) rmSync(cache + name, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
