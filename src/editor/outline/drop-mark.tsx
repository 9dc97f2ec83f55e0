import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useDrag } from '../drag/drag-store'
import styles from './outline.module.css'

/** The drop line of the outline; a separate component, because it follows the pointer. */
export function DropMark({ list }: { list: RefObject<HTMLUListElement | null> }) {
  const drop = useDrag((state) => (state.drop?.list ? state.drop : undefined))
  const mark = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!drop || !mark.current || !list.current) return
    mark.current.style.transform = `translateY(${list.current.offsetTop + drop.line.top}px)`
    mark.current.style.insetInlineStart = `${list.current.offsetLeft + drop.line.left}px`
  }, [drop, list])
  return drop ? <div ref={mark} className={styles.mark} data-drop-mark /> : null
}
