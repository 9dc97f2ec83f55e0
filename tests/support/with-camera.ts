import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Cookie } from '@playwright/test'
import { chromiumArgs } from '../../src/tools/chromium.mjs'
import { type FilmedCode, makeCodeFilm } from './code-film'

/** A browser whose camera sees these codes, signed in with the session. */
export async function withCamera(
  codes: readonly FilmedCode[],
  cookies: readonly Cookie[],
  run: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'camera-'))
  const film = join(folder, 'codes.y4m')
  let browser: Browser | undefined
  try {
    await makeCodeFilm(film, codes)
    browser = await chromium.launch({
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        ...chromiumArgs,
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    })
    const context = await browser.newContext({ permissions: ['camera'] })
    await context.addCookies([...cookies])
    await run(context)
  } finally {
    await browser?.close()
    await rm(folder, { recursive: true })
  }
}
