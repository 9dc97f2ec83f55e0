import type { Locale } from '@schemas/layout/locale'
import type { Theme } from '@schemas/layout/theme'
import { readBoot } from '@runtime/read-boot'
import { deviceWidths } from '../../state/ui-store'
import { LiveTheme, type ThemeParts } from '../live-theme'
import type { PageToSee } from '../use-pages-to-see'
import { compareMeasured, measurePage, type Measured, type Worse } from './measure-page'

/** Where something is worse than before. */
type Placed = Worse & { width: number; scheme: 'light' | 'dark' }
/** A page in one language. */
export type CheckedPage = {
  address: string
  locale: Locale
  findings: Placed[]
  /** Number of texts that could not be checked, at the width with the most. */ unchecked: number
  /** The same by cause. */ causes?: Measured['causes']
  hasFailed: boolean
}

const widths = [deviceWidths.mobile, deviceWidths.tablet, deviceWidths.laptop, deviceWidths.desktop]
/** A page that has not loaded after this time (ms) counts as failed. */
const timeoutMs = 15_000

type ThemePair = {
  before: Theme
  after: Theme
  parts: ThemeParts
  /** Name of the theme, as the gateway has it, whose frame parts or pages differ; undefined if these stay the same. */
  theme: string | undefined
}
type Options = ThemePair & {
  pages: readonly PageToSee[]
  locales: readonly Locale[]
  signal: AbortSignal
  onPage: (page: CheckedPage) => void
}

/**
 * Loads each page in each language with the lowest role that may open it, hidden, and measures it with both themes at
 * each width: now, and after publishing.
 */
export async function checkPages({ pages, locales, signal, onPage, ...themes }: Options): Promise<void> {
  for (const { address, as } of pages)
    for (const locale of locales) {
      if (signal.aborted) return
      const frames: HTMLIFrameElement[] = []
      const load = (query: string) => {
        const frame = hiddenFrame()
        frames.push(frame)
        return loadPage(frame, `${address}?as=${as}&lang=${locale}${query}`, signal)
      }
      try {
        const now = await load('')
        const later = themes.theme === undefined ? now : await load(`&look=${themes.theme}`)
        const measured = await measureBoth(frames, { now, later }, themes)
        if (!signal.aborted) onPage({ address, locale, ...measured, hasFailed: false })
      } catch {
        if (!signal.aborted) onPage({ address, locale, findings: [], unchecked: 0, hasFailed: true })
      } finally {
        for (const frame of frames) frame.remove()
      }
    }
}

function hiddenFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  Object.assign(frame.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${widths[0]}px`,
    height: '900px',
    border: '0',
    visibility: 'hidden',
    pointerEvents: 'none',
    zIndex: '-1',
  })
  return frame
}

function loadPage(frame: HTMLIFrameElement, src: string, signal: AbortSignal): Promise<Window> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${src} did not load.`))
    const timer = setTimeout(fail, timeoutMs)
    signal.addEventListener('abort', fail, { once: true })
    frame.addEventListener('load', () => {
      clearTimeout(timer)
      if (!frame.contentWindow || !frame.contentDocument) return fail()
      const page = frame.contentWindow
      // An error page would be measured in place of the requested one.
      readBoot(frame.contentDocument).then(({ payload }) => (payload.error ? fail() : resolve(page)), fail)
    })
    frame.src = src
    document.body.append(frame)
  })
}

async function measureBoth(
  frames: readonly HTMLIFrameElement[],
  { now, later }: { now: Window; later: Window },
  { before, after, parts }: ThemePair,
): Promise<Pick<CheckedPage, 'findings' | 'unchecked' | 'causes'>> {
  const isSame = now === later
  const previews = new Map([now, later].map((page) => [page, new LiveTheme(page)]))
  for (const page of previews.keys()) holdStill(page)
  const findings: Placed[] = []
  const seen = new Set<string>()
  let unchecked = 0
  let causes: Measured['causes'] = {}
  for (const width of widths) {
    for (const frame of frames) frame.style.width = `${width}px`
    // Layout that scripts adjust to a width must be settled before either theme is measured.
    for (const page of previews.keys()) await waitForLayout(page)
    // Colours are the same at every width, so the dark scheme is checked at one only.
    for (const scheme of width === widths.at(-1) ? (['light', 'dark'] as const) : (['light'] as const)) {
      const measure = async (page: Window, theme: Theme): Promise<Measured> => {
        previews.get(page)?.show(theme, parts, scheme)
        // Request before waiting: only the measurement makes the browser load a font.
        measurePage(page.document)
        await page.document.fonts.ready
        return measurePage(page.document)
      }
      const compare = async () => {
        const [was, is] = [await measure(now, before), await measure(later, after)]
        if (is.unchecked > unchecked) ({ unchecked, causes } = is)
        return compareMeasured(was, is, isSame)
      }
      // A freshly loaded page may still be changing: count only what is worse in a second measurement too.
      for (const each of (await compare()).length > 0 ? await compare() : []) {
        const name = JSON.stringify([each, scheme])
        if (each.kind !== 'contrast' || !seen.has(name)) findings.push({ ...each, width, scheme })
        seen.add(name)
      }
    }
  }
  return { findings, unchecked, causes }
}

/** Moving elements would be measured halfway. */
function holdStill(page: Window): void {
  const { document, CSSStyleSheet: Sheet } = page as Window & typeof globalThis
  const sheet = new Sheet()
  sheet.replaceSync('*,::before,::after{transition:none!important;animation:none!important}')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Waits a few frames, until resize observers have run and their effects are rendered. */
async function waitForLayout(page: Window): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => page.requestAnimationFrame(resolve))
}
