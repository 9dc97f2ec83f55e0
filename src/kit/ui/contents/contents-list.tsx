import { useEffect, useRef } from 'react'
import type { ListedHeading } from '@schemas/layout/contents/heading-part'
import { depthsOf } from './depths-of'
import styles from './contents-list.module.css'

type Props = {
  headings: readonly ListedHeading[]
  /** The id of the one that is being read (`useCurrentHeading`). */
  current?: string | undefined
  /** Numbered by their depth: 1, 1.1, 1.2, 2. */
  isNumbered?: boolean
}

/** Headings of a page as links, those of lower levels set in. In a box that scrolls (`data-scrolls`) the one that is read stays in sight. */
export function ContentsList({ headings, current, isNumbered = false }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const depths = depthsOf(headings)

  useEffect(() => {
    const box = list.current?.closest('[data-scrolls]')
    const link = current === undefined ? null : list.current?.querySelector('[aria-current]')
    if (!box || !link || box.scrollHeight <= box.clientHeight) return
    const [boxRect, own] = [box.getBoundingClientRect(), link.getBoundingClientRect()]
    // The box alone: what would bring it into view by itself would move the page as well.
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

/** The way to a heading is seen, for as long as it takes to set out on it. Whoever wants less motion has a rule over this one. */
function goSmoothly(): void {
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('scroll-behavior')))
}
