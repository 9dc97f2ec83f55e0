import type { PostCard } from '@schemas/site/entities/post'
import { useLocale, useSpace } from '../../boot'
import { formatDate } from '../../format'
import { useT } from '../../t'
import { postMessages } from './post-messages'
import styles from './post-line.module.css'

type Props = { post: PostCard; author?: boolean; time?: boolean; long?: boolean }

/** Date, reading time and author of a post in one line. Thai dates use the Buddhist era. */
export function PostLine({ post, author = false, time = true, long = false }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  return (
    <p className={styles.line}>
      <time dateTime={post.publishedAt}>
        {formatDate(post.publishedAt, locale, { style: long ? 'long' : 'short', timeZone })}
      </time>
      {long && post.changedAt && (
        <time dateTime={post.changedAt}>
          {t(postMessages.changed, { date: formatDate(post.changedAt, locale, { style: 'long', timeZone }) })}
        </time>
      )}
      {time && <span>{t(postMessages.minutes, { minutes: post.readingMinutes })}</span>}
      {author && <span>{post.author.name}</span>}
    </p>
  )
}
