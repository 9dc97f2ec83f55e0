import type { LessonCard } from '@schemas/learning/entities/lesson'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { id: string; lessons: readonly LessonCard[]; categories: readonly { code: string; title: string }[] }

const cinemaPath = (slug: string) => `/lesson/detail/netflix?lesson=${encodeURIComponent(slug)}`

export function AllCinema({ id, lessons, categories }: Props) {
  const t = useT()
  const rows = [
    { code: '', title: t(texts.popular), items: lessons },
    ...(categories.length > 1
      ? categories.map((each) => ({ ...each, items: lessons.filter(({ category }) => category === each.code) }))
      : []),
  ].filter(({ items }) => items.length > 0)
  return (
    <section className={styles.cinema} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <p>
          <Link link={{ to: '/lesson' }} className={styles.back}>
            {t(lessonTexts.allLessons)}
          </Link>
        </p>
        <h1 id={`${id}-title`} className={styles.title}>
          {t(texts.title)}
        </h1>
      </div>
      {rows.length === 0 && <EmptyState icon="school" title={t(texts.none)} />}
      {rows.map((row, at) => (
        <section key={row.code} aria-labelledby={`${id}-${at}`} className={styles.section}>
          <h2 id={`${id}-${at}`} className={styles.name}>
            {row.title}
          </h2>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled */}
          <ul role="list" className={styles.row} tabIndex={0}>
            {row.items.map(({ slug, title, cover }) => (
              <li key={slug} className={styles.cell}>
                <Link link={{ to: cinemaPath(slug) }} className={styles.link}>
                  <span className={styles.tile}>
                    {cover ? (
                      <Picture image={cover} sizes="16rem" alt="" ratio={16 / 9} />
                    ) : (
                      <span className={styles.mark}>
                        <Icon name="school" size="1.75rem" />
                      </span>
                    )}
                  </span>
                  <span className={styles.episode}>{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
