import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { useT } from '@kit/t'
import { whenIdle } from '@kit/when-idle'
import { revealArea, revealNode } from '../canvas/reveal-node'
import { partKind } from '../document/kind-names'
import { useBuilder } from '../state/builder'
import { select, selectArea, useUi } from '../state/ui-store'
import { useDocument } from '../state/use-document'
import { lazyPart } from '../ui/lazy-part'
import styles from './breadcrumb.module.css'
import { type Crumb, pathOf } from './path-of'

const PartCrumb = lazyPart(async () => (await import('../sections/part-crumb')).PartCrumb)

/** Longest wait (ms) for an idle moment before the breadcrumb scrolls to its end. */
const timeoutMs = 100

const messages = {
  label: { en: 'Path to the selection', th: 'ตำแหน่งของส่วนที่เลือก' },
  page: { en: 'Page', th: 'หน้า' },
  more: { en: '{count} parts selected', th: 'เลือกไว้ {count} ส่วน' },
}

/** Breadcrumb from the page to the selection. Each crumb selects the part that it names. */
export function Breadcrumb({ children }: { /** Rendered at the end. */ children?: ReactNode }) {
  const t = useT()
  const { store, key: documentKey } = useBuilder()
  // The selection shows on the canvas at once; the breadcrumb follows.
  const selection = useDeferredValue(useUi((state) => state.selection))
  const area = useDeferredValue(useUi((state) => state.area))
  const part = useDeferredValue(useUi((state) => state.part))
  const list = useRef<HTMLOListElement>(null)
  const to = area ?? selection.at(-1)
  const readBreadcrumbs = () => (to === undefined ? [] : pathOf(store, to))
  // Subscribes to a string, so that changes elsewhere on the page do not re-render this.
  const key = useDocument(() => JSON.stringify(readBreadcrumbs().map((crumb) => [crumb.key, crumb.name])))
  useEffect(() => {
    // The end of the path matters most where it does not fit. Scroll once the change is painted: earlier, both
    // documents would be laid out for it.
    return whenIdle(() => list.current?.scrollTo({ left: list.current.scrollWidth, behavior: 'instant' }), timeoutMs)
  }, [key])

  const choose = (crumb: Crumb) => {
    if ('area' in crumb) {
      selectArea(crumb.area)
      return revealArea(store, crumb.area)
    }
    select([crumb.id])
    revealNode(crumb.id)
  }
  const breadcrumbs = readBreadcrumbs()
  return (
    <div className={styles.bar}>
      <nav className={styles.way} aria-label={t(messages.label)} data-breadcrumb>
        <ol ref={list} className={styles.path}>
          <li>
            <button
              type="button"
              className={styles.crumb}
              aria-current={breadcrumbs.length === 0 ? 'true' : undefined}
              onClick={() => select([])}
            >
              {t(partKind(documentKey) ?? messages.page)}
            </button>
          </li>
          {breadcrumbs.map((crumb, index) => (
            <li key={crumb.key}>
              <button
                type="button"
                className={styles.crumb}
                data-kind={crumb.kind}
                aria-current={!part && index === breadcrumbs.length - 1 ? 'true' : undefined}
                onClick={() => choose(crumb)}
              >
                {t(crumb.name)}
              </button>
            </li>
          ))}
          {part && <PartCrumb part={part} />}
          {selection.length > 1 && <li className={styles.more}>{t(messages.more, { count: selection.length })}</li>}
        </ol>
      </nav>
      {children}
    </div>
  )
}
