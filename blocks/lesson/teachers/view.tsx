import { useT } from '@kit/t'
import { Icon } from '@kit/icon'
import { Picture } from '@kit/picture'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, data }: Props) {
  const t = useT()
  const outcome = data?.lesson
  const teachers = outcome?.ok ? outcome.value.lesson.instructors : []
  if (teachers.length === 0) return null
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.teachers}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(texts.title)}
        intro={intro}
        align={align}
        level={2}
        id={`${blockId}-title`}
      />
      <ul role="list" className={styles.list}>
        {teachers.map(({ name, about, picture }) => (
          <li key={name} className={styles.teacher}>
            <span className={styles.face}>
              {picture ? (
                <Picture image={picture} sizes="5rem" ratio={1} alt="" />
              ) : (
                <Icon name="user-circle" size="2.25rem" />
              )}
            </span>
            <span>
              <strong className={styles.name}>{name}</strong>
              {about && <span className={styles.about}>{about}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
