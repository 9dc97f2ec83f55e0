import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { ShownStars } from '@areas/learning/ui/shown-stars'
import { useLocale } from '@kit/boot'
import { formatDuration } from '@kit/format'
import { isTree } from '@areas/learning/ui/is-tree'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { RichText } from '@kit/rich-text'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, data }: Props) {
  const t = useT()
  const locale = useLocale()
  const outcome = data?.lesson
  if (!outcome?.ok) return <LoadProblem message={outcome ? outcome.error.message : t(lessonTexts.missing)} />
  const { lesson } = outcome.value
  const { title, summary, cover, categoryTitle, category, level, language, minutes, items, outcomes, status } = lesson
  const facts = [
    t(lessonTexts.levels[level]),
    ...(minutes > 0 ? [formatDuration(minutes * 60, locale)] : []),
    t(lessonTexts.parts, { count: items }),
    t(lessonTexts.languages[language]),
  ]
  return (
    <article className={styles.hero} aria-labelledby={`${blockId}-title`}>
      <nav aria-label={t(texts.path)} className={styles.path}>
        <Link link={{ to: '/lesson' }}>{t(lessonTexts.allLessons)}</Link>
        {category && (
          <>
            <span aria-hidden>/</span>
            <Link link={{ to: `/lesson?category=${encodeURIComponent(category)}` }}>{categoryTitle || category}</Link>
          </>
        )}
      </nav>
      {status !== 'published' && <Badge tone="warning">{t(lessonTexts.lessonStatuses[status])}</Badge>}
      <h1 id={`${blockId}-title`} className={styles.title}>
        {title}
      </h1>
      {summary && <p className={styles.summary}>{summary}</p>}
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {lesson.rating && <ShownStars rating={lesson.rating} />}
      {cover && (
        <div className={styles.cover}>
          <Picture image={cover} sizes="(min-width: 1024px) 48rem, 92vw" priority alt="" />
        </div>
      )}
      {outcomes.length > 0 && (
        <section aria-labelledby={`${blockId}-outcomes`}>
          <h2 id={`${blockId}-outcomes`} className={styles.small}>
            {t(texts.outcomes)}
          </h2>
          <ul className={styles.outcomes}>
            {outcomes.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
      {isTree(lesson.description) && <RichText tree={lesson.description} />}
    </article>
  )
}
