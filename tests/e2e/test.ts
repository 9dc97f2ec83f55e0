import { type Cookie, expect, type Page, type Response, test as base } from '@playwright/test'
import { type Locale, locales } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'
import { demoSessions, demoSites } from '../support/sessions'
import { siteUrl } from '../support/site-url'

export { expect }

type Options = {
  language: Locale
  /**
   * The visitor's role: signed in at every demo site, in a session shared by all specs. Specs that end one make their
   * own.
   */
  role: Role
  /** Console errors that this spec causes on purpose. Any other error fails it. */
  allowedConsoleErrors: RegExp | undefined
  /**
   * Whether its browsers ask to save data, so that the builder loads its tools on demand and not all in advance, which
   * takes as long as opening it. Specs that need them loaded (lost connection, all tools present) set false; in the
   * full run it is always off.
   */
  savesData: boolean
}
type Open = (site: string, path?: string) => Promise<Response | null>

/**
 * The languages of a check of a whole screen: one of them, so that all screens together cover both, and both in the
 * full run. They differ only in messages, whose completeness is tested elsewhere.
 */
export const lookedAtIn = (language: Locale): readonly Locale[] =>
  process.env.TEST_FULL === '1' ? locales : [language]

/** A visitor in a separate browser. Any console error of the browser fails the spec. */
export const test = base.extend<Options & { open: Open; complaints: string[]; saving: void }>({
  language: ['en', { option: true }],
  role: ['guest', { option: true }],
  allowedConsoleErrors: [undefined, { option: true }],
  savesData: [process.env.TEST_FULL !== '1', { option: true }],
  // Set up first, so that a spec's own browsers and those it opens later are alike.
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

/** Opens an address and waits until the page reacts to clicks. */
export async function goTo(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url)
  await isAlive(page)
  return response
}

export function isAlive(page: Page): Promise<void> {
  return page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
}

/**
 * Sets a mark that a document load removes: if it is still there, no load happened. During a load it counts as removed.
 */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-mark')).catch(() => false)
}

/** Runs in every page before all else: the browser reports the data-saver setting. */
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
