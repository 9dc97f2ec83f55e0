import type { Browser, BrowserContext, FrameLocator, Page } from '@playwright/test'
import type { Served } from '../support/serve'
import { openSession } from '../support/sessions'
import { expect, goTo } from './test'

/** What specs of the theme studio do on their own gateway, which exists once they run. */
export function studioOf(served: () => Served) {
  const address = (path: string) => `http://academy.localhost:${served().port}${path}`
  return {
    address,
    /** A separate browser, signed in or anonymous. */
    visitor: async (
      browser: Browser,
      role?: 'manager' | 'admin',
      language = 'en',
    ): Promise<{ page: Page; context: BrowserContext }> => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        storageState: { cookies: [], origins: [] },
      })
      await context.addCookies([
        { name: 'lang', value: language, domain: 'academy.localhost', path: '/' },
        ...(role ? [await openSession(served().base, 'academy', role)] : []),
      ])
      return { page: await context.newPage(), context }
    },
    openStudio: async (page: Page, query = 'theme'): Promise<void> => {
      await goTo(page, address(`/about?edit=${query}`))
      await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
    },
  }
}

export const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title="Page in this theme"]')
