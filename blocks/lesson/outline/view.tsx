import { ItemRow } from '@areas/learning/ui/item-row'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, open, data }: Props) {
  const t = useT()
  const outcome = data?.lesson
  const lesson = outcome?.ok ? outcome.value.lesson : undefined
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.outline}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(texts.title)}
        intro={intro}
        align={align}
        level={2}
        id={`${blockId}-title`}
      />
      {!lesson && <EmptyState icon="list" title={t(lessonTexts.missing)} />}
      {lesson?.sections.length === 0 && <EmptyState icon="list" title={t(texts.none)} />}
      {lesson?.sections.map((section, at) => (
        <details key={section.id} open={open || at === 0} className={styles.section}>
          <summary className={styles.head}>
            <span className={styles.name}>{section.title}</span>
            <span className={styles.count}>
              {lesson.mine
                ? t(lessonTexts.progress, {
                    done: section.items.filter(({ done }) => done).length,
                    total: section.items.length,
                  })
                : t(lessonTexts.parts, { count: section.items.length })}
            </span>
          </summary>
          <ol role="list" className={styles.items}>
            {section.items.map((item) => (
              <li key={item.id}>
                <ItemRow lesson={lesson.slug} item={item} />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  )
}
