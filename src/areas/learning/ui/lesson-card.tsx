import type { LessonCard as Card } from '@schemas/learning/entities/lesson'
import { ShownPrice } from '@areas/commerce/public'
import { useLocale } from '@kit/boot'
import { formatDate, formatDuration } from '@kit/format'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import styles from './lesson-card.module.css'
import { lessonPath } from './lesson-paths'
import { lessonTexts as texts } from './lesson-texts'
import { ShownStars } from './shown-stars'

type Props = { lesson: Card; level: 2 | 3; sizes: string; showsStatus?: boolean }

/** A lesson in a list; all of it leads to its page. */
export function LessonCard({ lesson, level, sizes, showsStatus = false }: Props) {
  const t = useT()
  const locale = useLocale()
  const Heading = `h${level}` as 'h2' | 'h3'
  const { slug, title, summary, cover, categoryTitle, minutes, items, price, nextRound, status } = lesson
  const facts = [
    t(texts.levels[lesson.level]),
    ...(minutes > 0 ? [formatDuration(minutes * 60, locale)] : []),
    t(texts.parts, { count: items }),
  ]
  return (
    <article className={styles.card}>
      <div className={styles.plate}>
        {cover ? (
          <Picture image={cover} sizes={sizes} ratio={3 / 2} alt="" />
        ) : (
          <span className={styles.blank} aria-hidden>
            <Icon name="school" size="2.25rem" />
          </span>
        )}
        {showsStatus && status !== 'published' && (
          <span className={styles.badge}>
            <Badge look="solid">{t(texts.lessonStatuses[status])}</Badge>
          </span>
        )}
      </div>
      <div className={styles.body}>
        {categoryTitle && <p className={styles.category}>{categoryTitle}</p>}
        <Heading className={styles.title}>
          <Link link={{ to: lessonPath(slug) }} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {summary && <p className={styles.summary}>{summary}</p>}
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {lesson.rating && <ShownStars rating={lesson.rating} />}
        <div className={styles.foot}>
          {price ? <ShownPrice price={price} /> : <p className={styles.free}>{t(texts.free)}</p>}
          {nextRound && (
            <p className={styles.round}>
              {t(texts.starts, { date: formatDate(nextRound, locale, { style: 'short' }) })}
            </p>
          )}
        </div>
      </div>
    </article>
  )
}
