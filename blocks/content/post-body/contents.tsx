import { useEffect, useState } from 'react'
import type { PostFull } from '@schemas/entities/post'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

/** The article's headings as links: beside the text where there is room, folded above it where there is none. */
export function Contents({ entries, id }: { entries: PostFull['contents']; id: string }) {
  const t = useT()
  const current = useCurrentHeading(entries)
  const list = (
    <ol role="list" className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id} data-level={entry.level}>
          <a href={`#${entry.id}`} aria-current={entry.id === current ? 'location' : undefined}>{entry.text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details className={styles.folded}>
        <summary>
          <Icon name="list" />
          {t(texts.contents)}
          <Icon name="chevron-down" className={styles.chevron ?? ''} />
        </summary>
        {list}
      </details>
      <nav className={styles.contents} aria-labelledby={id}>
        <p id={id} className={styles.contentsTitle}>{t(texts.contents)}</p>
        {list}
      </nav>
    </>
  )
}

/** The last heading that has reached the upper third of the window. */
function useCurrentHeading(entries: PostFull['contents']): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of changes) {
          if (isIntersecting || boundingClientRect.top < (rootBounds?.top ?? 0)) passed.add(target.id)
          else passed.delete(target.id)
        }
        setCurrent(entries.findLast((entry) => passed.has(entry.id))?.id)
      },
      { rootMargin: '0px 0px -66% 0px' },
    )
    for (const { id } of entries) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [entries])
  return current
}
