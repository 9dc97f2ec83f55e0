import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test'
import { axeSource, judgedBy } from '@tests/support/axe'
import type { Variant, Visit } from './plan'
import { loadAndSettle } from './load-and-settle'
import type { VisitedPage } from './visited-pages'

/** Longer than any step of a visit takes on a busy machine (ms). */
const stepMs = 60_000

/** The browser did not return from a step of a visit: it hangs, or the page keeps it busy forever. */
export class BrowserHangs extends Error {}

/** One open page for all visits of a role: sign-in, code and pictures load once, as for a returning visitor. */
export class Visitor {
  private constructor(
    private readonly newContext: () => Promise<BrowserContext>,
    private page: Page,
  ) {}

  static async open(newContext: () => Promise<BrowserContext>): Promise<Visitor> {
    return new Visitor(newContext, await openPage(newContext))
  }

  /**
   * Opens the address according to the visit, waits until everything has loaded, and returns the problems of each
   * variant, a line each.
   */
  async problems(
    url: string,
    { locale, variants }: Visit,
    { status, repeats }: Pick<VisitedPage, 'status' | 'repeats'>,
  ): Promise<string[]> {
    const { page } = this
    const host = { domain: new URL(url).hostname, path: '/' }
    await page.context().addCookies([
      { name: 'lang', value: locale, ...host },
      { name: 'scheme', value: variants[0].scheme, ...host },
    ])
    await this.resize(variants[0].width)
    const heard = listen(page, new URL(url).origin, status)
    try {
      const response = await this.step('opening', page.goto(url))
      const isAlive = await page
        .locator('html[data-ready="true"]')
        .waitFor({ state: 'attached', timeout: 15_000 })
        .then(
          () => true,
          () => false,
        )
      const problems = [
        ...(response?.status() === status ? [] : [`status ${response?.status()} instead of ${status}`]),
        ...(isAlive ? [] : ['not hydrated within 15 s']),
      ]
      const met: Variant[] = []
      for (const { width, scheme } of variants) {
        await this.resize(width)
        // As the product does when a visitor chooses one.
        await this.step(
          'turning the scheme',
          page.evaluate((chosen) => (document.documentElement.dataset.scheme = chosen), scheme),
        )
        problems.push(
          ...(
            await this.seen({
              locale,
              repeats,
              wasHere: met.at(-1)?.width === width,
              isJudged: met.every((variant) => variant.scheme !== scheme),
            })
          ).map((problem) => `at ${width} px, ${scheme}: ${problem}`),
        )
        met.push({ width, scheme })
      }
      return [...problems, ...heard.problems]
    } finally {
      heard.end()
    }
  }

  /** Stops loading and animations, which do not matter to the next visit and take time from all. */
  async leave(): Promise<void> {
    await this.step('leaving', this.page.goto('about:blank')).catch((error: unknown) => {
      if (!(error instanceof BrowserHangs)) throw error
    })
  }

  /** Reports the step in which the browser hangs. Its process is then abandoned: the next page opens in another. */
  private async step<T>(what: string, work: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new BrowserHangs(`The browser did not come back from ${what} within ${stepMs / 1000} s.`)),
        stepMs,
      )
    })
    try {
      return await Promise.race([work, late])
    } catch (error) {
      if (!(error instanceof BrowserHangs)) throw error
      work.catch(() => {})
      return await this.giveUp(error.message)
    } finally {
      clearTimeout(timer)
    }
  }

  private async giveUp(why: string): Promise<never> {
    void this.page
      .context()
      .close()
      .catch(() => {})
    this.page = await openPage(this.newContext)
    throw new BrowserHangs(why)
  }

  private async resize(width: number): Promise<void> {
    await this.step('resizing', this.page.setViewportSize({ width, height: width < 640 ? 844 : 900 }))
  }

  private async seen({
    locale,
    repeats,
    wasHere,
    isJudged,
  }: {
    locale: string
    repeats: boolean
    /** At this width, in another scheme. */ wasHere: boolean
    isJudged: boolean
  }): Promise<string[]> {
    const { page } = this
    await this.step('showing the page', page.bringToFront())
    if (!(await this.step('settling', page.evaluate(loadAndSettle, wasHere))))
      return this.giveUp('The browser drew no frame within 10 s.')
    const problems = await this.step('looking around', page.evaluate(inspectPage, { locale, repeats }))
    if (!isJudged) return problems
    const broken = await this.step('the rules of axe', judgedBy(page))
    return [
      ...problems,
      ...broken
        .filter(({ id }) => !repeats || !rulesOfOnePart.has(id))
        .map(({ id, where, why, html }) => `axe ${id} at ${where}: ${why} ${html}`),
    ]
  }

  /** The whole page, unless it is so high that the picture would take longer than the visit. */
  async screenshot(): Promise<Buffer> {
    const height = await this.page.evaluate(() => document.documentElement.scrollHeight)
    return this.page.screenshot({ fullPage: height < 20_000, timeout: stepMs })
  }

  async close(): Promise<void> {
    await this.page.context().close()
  }
}

async function openPage(newContext: () => Promise<BrowserContext>): Promise<Page> {
  const context = await newContext()
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`Refused by the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    ),
  )
  await context.addInitScript({ content: axeSource })
  return context.newPage()
}

/**
 * Rules that a page breaks by showing one block many times: each header, menu or sign-in is correct alone. A page's
 * title block adds another h1 there.
 */
const rulesOfOnePart = new Set(['landmark-unique', 'heading-order'])

/** Collects the browser's complaints while the page is open. */
function listen(page: Page, origin: string, status: number) {
  const problems: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Chromium reports every missing document; that this one should be missing is tested.
    if (status >= 400 && message.text().includes(`status of ${status}`) && message.location().url === page.url()) return
    // Axe messages every frame; a sandboxed one has no origin to receive them.
    if (/'postMessage' on 'DOMWindow'.*recipient window's origin \('null'\)/.test(message.text())) return
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  }
  const onError = (error: Error) => void problems.push(`uncaught: ${error.stack ?? error.message}`)
  const onFailure = (request: Request) => {
    // A browser cancels the download of media once it has buffered enough.
    const hasEnough = request.resourceType() === 'media' && request.failure()?.errorText === 'net::ERR_ABORTED'
    // The page begins its long poll again when it waits for something else.
    const isPoll =
      request.url().startsWith(`${origin}/api/updates/wait`) && request.failure()?.errorText === 'net::ERR_ABORTED'
    if (request.url().startsWith(origin) && !hasEnough && !isPoll)
      problems.push(`request failed: ${request.failure()?.errorText ?? ''} ${request.url()}`)
  }
  const onResponse = (response: Response) => {
    if (response.url().startsWith(origin) && response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(`request answered ${response.status()}: ${response.url()}`)
  }
  page.on('console', onConsole).on('pageerror', onError).on('requestfailed', onFailure).on('response', onResponse)
  return {
    problems,
    end: () =>
      void page
        .off('console', onConsole)
        .off('pageerror', onError)
        .off('requestfailed', onFailure)
        .off('response', onResponse),
  }
}

/** Runs in the page. */
function inspectPage({ locale, repeats }: { locale: string; repeats: boolean }): string[] {
  const root = document.documentElement
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
  const isOver = (element: Element) => element.getBoundingClientRect().right > root.clientWidth + 1
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length
  return [
    ...(root.lang === locale ? [] : [`language ${root.lang}`]),
    ...(document.title.trim() ? [] : ['no title']),
    ...(headings === 1 || (repeats && headings > 1) ? [] : [`${headings} h1`]),
    ...(root.scrollWidth > root.clientWidth
      ? [
          `scrolls sideways by ${root.scrollWidth - root.clientWidth} px: ${[...document.querySelectorAll('body *')].filter(isOver).slice(0, 5).map(nameOf).join(', ')}`,
        ]
      : []),
    ...[...document.images]
      .filter((image) => image.checkVisibility() && (!image.complete || image.naturalWidth === 0))
      .map((image) => `picture did not load: ${image.currentSrc || image.outerHTML.slice(0, 120)}`),
    ...[...document.querySelectorAll('[data-block-problem], [data-missing-asset], [data-refused]')].map(
      (element) => `broken part: ${element.outerHTML.slice(0, 200)}`,
    ),
  ]
}
