import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { useT } from '@kit/t'
import { revealArea, revealNode } from '../canvas/reveal-node'
import { partKind } from '../document/kind-names'
import { useBuilder } from '../state/builder'
import { select, selectArea, useUi } from '../state/ui-store'
import { useDocument } from '../state/use-document'
import { lazyPart } from '../ui/lazy-part'
import { whenIdle } from '../ui/when-idle'
import styles from './breadcrumb.module.css'
import { type Crumb, pathOf } from './path-of'

const PartCrumb = lazyPart(async () => (await import('../sections/part-crumb')).PartCrumb)

/** So long at most (ms) the way waits for the browser to have nothing else to do before its end is moved to. */
const timeoutMs = 100

const messages = {
  label: { en: 'Path to the selection', th: 'ตำแหน่งของส่วนที่เลือก' },
  page: { en: 'Page', th: 'หน้า' },
  more: { en: '{count} parts selected', th: 'เลือกไว้ {count} ส่วน' },
}

/** The way from the page to what is chosen; each part of it chooses what it names. */
export function Breadcrumb({ children }: { /** At its end. */ children?: ReactNode }) {
  const t = useT()
  const { store, key: documentKey } = useBuilder()
  // The choice shows on the canvas at once, its way comes behind.
  const selection = useDeferredValue(useUi((state) => state.selection))
  const area = useDeferredValue(useUi((state) => state.area))
  const part = useDeferredValue(useUi((state) => state.part))
  const list = useRef<HTMLOListElement>(null)
  const to = area ?? selection.at(-1)
  const readBreadcrumbs = () => (to === undefined ? [] : pathOf(store, to))
  // Told as text, so that a page that changes elsewhere draws nothing here.
  const key = useDocument(() => JSON.stringify(readBreadcrumbs().map((crumb) => [crumb.key, crumb.name])))
  useEffect(() => {
    // Where there is not room for the whole way, its end matters most. It is asked for when the change has been drawn: before, both documents would be laid out for it.
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
