import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { readMoreMaxHeight } from '@kit/constants'
import { Icon } from '@kit/icon'
import { RichText } from '@kit/rich-text'
import { useT } from '@kit/t'
import { useRevealed } from '@kit/use-revealed'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/** Collapsed by CSS alone, and only where scripts run: without them everything is shown and there is no button. */
export function View({ blockId, text, maxHeight = readMoreMaxHeight, open: startsOpen, more, less, slots }: Props) {
  const t = useT()
  const [open, setOpen] = useState(startsOpen)
  const [fits, setFits] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!content.current) return
    // The button is shown only when it would reveal something, which depends on the width.
    const watcher = new ResizeObserver(([entry]) => setFits((entry?.target.scrollHeight ?? 0) <= maxHeight + 1))
    watcher.observe(content.current)
    return () => watcher.disconnect()
  }, [maxHeight])

  useRevealed(box, () => setOpen(true))

  const toggle = () => {
    setOpen(!open)
    // Collapsing may scroll the page past the reader, so the start of the block is kept in view.
    if (open) requestAnimationFrame(() => box.current?.scrollIntoView({ block: 'nearest' }))
  }
  const contentId = `${blockId}-content`
  return (
    <div
      ref={box}
      className={styles.block}
      data-open={open || undefined}
      data-fits={fits || undefined}
      style={{ '--max': `${maxHeight}px` } as CSSProperties}
    >
      {/* Focus inside collapsed content would be out of view, so the content expands. */}
      <div id={contentId} className={styles.fold} onFocus={() => setOpen(true)}>
        <div ref={content} className={styles.content}>
          {text && <RichText tree={text} />}
          {slots?.content}
        </div>
      </div>
      <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={contentId} onClick={toggle}>
        {open ? (less ?? t(texts.less)) : (more ?? t(texts.more))}
        <Icon name="chevron-down" size="1.1em" />
      </button>
    </div>
  )
}
