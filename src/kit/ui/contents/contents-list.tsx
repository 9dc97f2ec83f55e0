import { useEffect, useRef } from 'react'
import type { ListedHeading } from '@schemas/layout/contents/heading-part'
import { depthsOf } from './depths-of'
import styles from './contents-list.module.css'

type Props = {
  headings: readonly ListedHeading[]
  /** Id of the heading being read (`useCurrentHeading`). */
  current?: string | undefined
  /** Numbers by depth: 1, 1.1, 1.2, 2. */
  isNumbered?: boolean
}

/**
 * A page's headings as links, indented by level. In a scroll container (`data-scrolls`) the current one is kept in
 * view.
 */
export function ContentsList({ headings, current, isNumbered = false }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const depths = depthsOf(headings)

  useEffect(() => {
    const box = list.current?.closest('[data-scrolls]')
    const link = current === undefined ? null : list.current?.querySelector('[aria-current]')
    if (!box || !link || box.scrollHeight <= box.clientHeight) return
    const [boxRect, own] = [box.getBoundingClientRect(), link.getBoundingClientRect()]
    // Scrolls the container only: `scrollIntoView` would move the page too.
    if (own.top < boxRect.top || own.bottom > boxRect.bottom)
      box.scrollTop += own.top - boxRect.top - (boxRect.height - own.height) / 2
  }, [current])

  return (
    <ol ref={list} role="list" className={styles.list} data-numbered={isNumbered || undefined}>
      {headings.map(({ id, text, c }, at) => (
        <li key={id} className={c} data-depth={depths[at]}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={goSmoothly}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Scrolls smoothly to a heading, for this navigation only. A reduced-motion rule overrides it. */
function goSmoothly(): void {
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('scroll-behavior')))
}
