import type { Theme } from '@schemas/layout/theme'
import { deviceWidths } from '../../state/ui-store'
import { LiveLook, type LookParts } from '../live-look'
import { compareMeasured, measurePage, type Worse } from './measure-page'

/** Where something is worse than it is now. */
type Placed = Worse & { width: number; scheme: 'light' | 'dark' }
export type Finding = Placed & { path: string }
export type CheckedPage = { path: string; findings: Finding[]; /** How many texts nobody could judge, at the width where they are most. */ unjudged: number; hasFailed: boolean }

const widths = [deviceWidths.mobile, deviceWidths.tablet, deviceWidths.desktop]
/** A page that has not come after this long (ms) counts as one that cannot be checked. */
const patienceMs = 15_000

type Given = { paths: readonly string[]; before: Theme; after: Theme; parts: LookParts; signal: AbortSignal; onPage: (page: CheckedPage) => void }

/** Loads each page once, out of sight, and measures it in both themes at each width: how it is now, and how it would be. */
export async function checkPages({ paths, before, after, parts, signal, onPage }: Given): Promise<void> {
  for (const path of paths) {
    if (signal.aborted) return
    const frame = document.createElement('iframe')
    frame.setAttribute('aria-hidden', 'true')
    frame.tabIndex = -1
    Object.assign(frame.style, { position: 'fixed', left: '0', top: '0', height: '900px', border: '0', visibility: 'hidden', pointerEvents: 'none', zIndex: '-1' })
    try {
      const page = await loadPage(frame, path, signal)
      const { findings, unjudged } = await measureBoth(frame, page, { before, after, parts })
      if (!signal.aborted) onPage({ path, findings: findings.map((finding) => ({ ...finding, path })), unjudged, hasFailed: false })
    } catch {
      if (!signal.aborted) onPage({ path, findings: [], unjudged: 0, hasFailed: true })
    } finally {
      frame.remove()
    }
  }
}

function loadPage(frame: HTMLIFrameElement, path: string, signal: AbortSignal): Promise<Window> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${path} did not load.`))
    const timer = setTimeout(fail, patienceMs)
    signal.addEventListener('abort', fail, { once: true })
    frame.addEventListener('load', () => {
      clearTimeout(timer)
      if (frame.contentWindow && frame.contentDocument?.getElementById('root')) resolve(frame.contentWindow)
      else fail()
    })
    frame.style.width = `${widths[0]}px`
    frame.src = path
    document.body.append(frame)
  })
}

async function measureBoth(frame: HTMLIFrameElement, page: Window, { before, after, parts }: Pick<Given, 'before' | 'after' | 'parts'>): Promise<{ findings: Placed[]; unjudged: number }> {
  const look = new LiveLook(page)
  const findings: Placed[] = []
  let unjudged = 0
  for (const width of widths) {
    frame.style.width = `${width}px`
    // Colours are the same at every width; the dark ones are looked at once.
    for (const scheme of width === widths.at(-1) ? (['light', 'dark'] as const) : (['light'] as const)) {
      const measure = async (theme: Theme) => {
        look.show(theme, parts, scheme)
        // Asked for before waited for: the measuring itself makes the browser want a family.
        measurePage(page.document)
        await page.document.fonts.ready
        return measurePage(page.document)
      }
      const [was, is] = [await measure(before), await measure(after)]
      unjudged = Math.max(unjudged, is.unjudged)
      const worse = compareMeasured(was, is)
      const seen = new Set(findings.filter(({ kind }) => kind === 'contrast').map((each) => JSON.stringify({ ...each, width: 0 })))
      for (const each of worse) {
        const finding = { ...each, width, scheme }
        if (each.kind !== 'contrast' || !seen.has(JSON.stringify({ ...finding, width: 0 }))) findings.push(finding)
      }
    }
  }
  return { findings, unjudged }
}
