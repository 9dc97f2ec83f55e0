import { type Cookie, expect, type Page, type Response, test as base } from '@playwright/test'
import { type Locale, locales } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'
import { demoSessions, demoSites } from '../support/sessions'
import { siteUrl } from '../support/site-url'

export { expect }

type Options = {
  language: Locale
  /** Who visits: signed in at every demo site, in a session that all specs share. Specs that end one make their own. */
  role: Role
  /** What the browser may complain of in this spec, because the spec brings it about. Anything else fails it. */
  allowedConsoleErrors: RegExp | undefined
  /**
   * Whether its browsers save data, so that the builder brings its tools as they are wanted and not all beforehand, which takes as long as it
   * takes to open it. Specs for which that has to have been done (the connection is lost, all tools are there) say no; nobody does in the full run.
   */
  savesData: boolean
}
type Open = (site: string, path?: string) => Promise<Response | null>

/**
 * The languages that a look at a whole screen is made in: one of them, so that the screens between them meet both, and both in the full run. What
 * differs between them is words, and that none is missing is tested where they are kept.
 */
export const lookedAtIn = (language: Locale): readonly Locale[] =>
  process.env.TEST_FULL === '1' ? locales : [language]

/** A visitor in a browser of their own. Whatever the browser complains of fails the spec. */
export const test = base.extend<Options & { open: Open; complaints: string[]; saving: void }>({
  language: ['en', { option: true }],
  role: ['guest', { option: true }],
  allowedConsoleErrors: [undefined, { option: true }],
  savesData: [process.env.TEST_FULL !== '1', { option: true }],
  // The first of all that is set up: a spec's own browsers and those that it opens besides are alike.
  saving: [
    async ({ browser, savesData }, give) => {
      const newContext = browser.newContext.bind(browser)
      if (savesData)
        browser.newContext = async (options) => {
          const context = await newContext(options)
          await context.addInitScript(saveData)
          return context
        }
      await give()
      browser.newContext = newContext
    },
    { auto: true },
  ],
  storageState: async ({ language, role }, give) =>
    give({
      cookies: [
        ...demoSessions()[role],
        ...[...demoSites.map((site) => `${site}.localhost`), 'localhost'].map((domain) =>
          languageCookie(domain, language),
        ),
      ],
      origins: [],
    }),
  complaints: [
    async ({ page, allowedConsoleErrors }, give) => {
      const consoleErrors = collectConsoleErrors(page)
      await give(consoleErrors)
      expect(consoleErrors.filter((line) => !allowedConsoleErrors?.test(line))).toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page }, give) => give(async (site, path) => goTo(page, siteUrl(site, path))),
})

/** Opens an address and waits until the page answers to clicks. */
export async function goTo(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url)
  await isAlive(page)
  return response
}

export function isAlive(page: Page): Promise<void> {
  return page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
}

/** A mark that a document load wipes away: what is still there was reached without one. Asked while one is under way, it is gone already. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-mark')).catch(() => false)
}

/** Runs in every page, before all else: the browser says that its person saves data. */
function saveData(): void {
  const { connection } = navigator as Navigator & { connection?: object }
  if (connection) Object.defineProperty(Object.getPrototypeOf(connection), 'saveData', { get: () => true })
}

function collectConsoleErrors(page: Page): string[] {
  const messages: string[] = []
  page.on(
    'console',
    (message) =>
      (message.type() === 'error' || message.type() === 'warning') &&
      messages.push(`${message.text()} (${message.location().url})`),
  )
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  return messages
}

function languageCookie(domain: string, value: Locale): Cookie {
  return { name: 'lang', value, domain, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' }
}
