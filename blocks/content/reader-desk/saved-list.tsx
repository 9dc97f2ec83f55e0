import { useRef, useState } from 'react'
import { type SavedPost, useSavedPosts } from '@areas/content/ui/saved-posts/use-saved-posts'
import { useLocale, useSpace } from '@kit/boot'
import { formatDate } from '@kit/format'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useIsMounted } from '@kit/mounted'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { texts } from './texts'
import styles from './view.module.css'

/** Posts saved on this device, which the server does not know. */
export function SavedList() {
  const t = useT()
  const isMounted = useIsMounted()
  const { posts, add, remove } = useSavedPosts()
  const [removed, setRemoved] = useState<SavedPost>()
  const list = useRef<HTMLDivElement>(null)
  if (!isMounted) return <div className={styles.waiting} aria-busy />
  return (
    <div ref={list} tabIndex={-1} className={styles.saved}>
      {posts.length === 0 && !removed && (
        <EmptyState icon="bookmark" title={t(texts.nothing)}>
          {t(texts.nothingHint)}
        </EmptyState>
      )}
      <ul role="list" className={styles.rows}>
        {posts.map((post) => (
          <SavedRow
            key={post.slug}
            post={post}
            onRemove={() => {
              remove(post.slug)
              setRemoved(post)
              // The pressed button is gone.
              list.current?.focus({ preventScroll: true })
            }}
          />
        ))}
      </ul>
      <div role="status">
        {removed && (
          <p className={styles.removed}>
            {t(texts.removed, { title: removed.title })}
            <Button
              look="quiet"
              size="s"
              onClick={() => {
                add(removed)
                setRemoved(undefined)
              }}
            >
              {t(texts.undo)}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

function SavedRow({ post, onRemove }: { post: SavedPost; onRemove: () => void }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.category}>{post.category}</p>
        <h3 className={styles.name}>
          <Link link={{ to: post.path }}>{post.title}</Link>
        </h3>
        <p className={styles.line}>
          <span>{t(texts.minutes, { minutes: post.minutes })}</span>
          <time dateTime={post.at}>{t(texts.savedOn, { date: formatDate(post.at, locale, { timeZone }) })}</time>
        </p>
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={t(texts.remove, { title: post.title })}
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
    </li>
  )
}
