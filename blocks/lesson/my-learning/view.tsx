import { lessonPath } from '@areas/learning/ui/lesson-paths'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { MyState } from '@areas/learning/ui/my-state'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, level, data }: Props) {
  const t = useT()
  const outcome = data?.mine
  const lessons = outcome?.ok ? outcome.value.lessons : []
  const Heading = level === 1 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.mine}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(texts.title)}
        intro={intro}
        align={align}
        level={level as 1 | 2}
        id={`${blockId}-title`}
      />
      {outcome && !outcome.ok && <LoadProblem message={outcome.error.message} />}
      {outcome?.ok && lessons.length === 0 && (
        <EmptyState icon="book-2" title={t(texts.none)}>
          {t(texts.noneHint)}
        </EmptyState>
      )}
      {lessons.length > 0 && (
        <ul role="list" className={styles.list}>
          {lessons.map((lesson) => (
            <li key={lesson.slug} className={styles.lesson}>
              <div className={styles.plate}>
                {lesson.cover ? (
                  <Picture image={lesson.cover} sizes="(min-width: 640px) 12rem, 92vw" ratio={3 / 2} alt="" />
                ) : (
                  <Icon name="school" size="2rem" />
                )}
              </div>
              <div className={styles.body}>
                <Heading className={styles.title}>
                  <Link link={{ to: lessonPath(lesson.slug) }}>{lesson.title}</Link>
                </Heading>
                <MyState mine={lesson} slug={lesson.slug} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
