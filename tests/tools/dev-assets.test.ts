import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyDemoAssets } from '../../src/tools/dev/stand-in-build.mjs'

const folder = mkdtempSync(join(tmpdir(), 'sitewright-dev-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the development server has the pictures of the demo sites’ people where a build has them', () => {
  const files: string[] = copyDemoAssets(folder)
  expect(files).toContain('themes/cafe/assets/pictures/latte-960.webp')
  expect(files).toContain('themes/academy/assets/pictures/classroom-960.webp')
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
})
