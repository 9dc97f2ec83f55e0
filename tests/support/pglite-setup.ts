import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makePgliteImage } from './pglite'

/** Once per run: the migrated image that every test file copies. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-pglite-'))
  const file = join(folder, 'image.tar')
  await makePgliteImage(file)
  project.provide('pgliteImage', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
