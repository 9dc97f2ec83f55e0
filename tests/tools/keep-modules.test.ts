import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createServer } from 'vite'
import { keepModules } from '../support/keep-modules'

const root = mkdtempSync(join(tmpdir(), 'sitewright-modules-'))
writeFileSync(join(root, 'module.ts'), 'export const name: string = "kept"')
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** What a development server says about keeping a module of the sources. */
async function answered(watch: null | undefined): Promise<string | null> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [keepModules()],
    server: { host: '127.0.0.1', port: 0, ws: false, ...(watch === null ? { watch } : {}) },
  })
  try {
    await server.listen()
    const port = (server.httpServer?.address() as AddressInfo | undefined)?.port
    const answer = await fetch(`http://127.0.0.1:${port}/module.ts`)
    expect(await answer.text()).toContain('kept')
    return answer.headers.get('cache-control')
  } finally {
    await server.close()
  }
}

it('lets the browser keep modules that do not change during a run', async () => {
  expect(await answered(null)).toBe('max-age=86400')
})

it('keeps nothing while files are watched', async () => {
  expect(await answered(undefined)).toBe('no-cache')
})
