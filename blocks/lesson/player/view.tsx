import { enrolPath, lessonPath } from '@areas/learning/ui/lesson-paths'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Part } from './part'
import { Rail } from './rail'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ autoNext, transcript, data }: Props) {
  const t = useT()
  const opened = data?.lesson
  const lesson = opened?.ok ? opened.value.lesson : undefined
  const outcome = data?.item
  if (outcome?.ok)
    return <Part key={outcome.value.item.id} initial={outcome.value} autoNext={autoNext} hasTranscript={transcript} />
  if (!lesson) return <EmptyState icon="school" title={t(lessonTexts.missing)} />
  const isUnknown = outcome?.ok === false && outcome.error.status === 404
  const isOwn = lesson.mine?.status === 'active' || lesson.mine?.status === 'completed'
  return (
    <div className={styles.player}>
      <div className={styles.main}>
        <p className={styles.path}>
          <Link link={{ to: lessonPath(lesson.slug) }}>{lesson.title}</Link>
        </p>
        <div className={styles.closed}>
          <EmptyState
            icon={isUnknown ? 'search' : 'lock'}
            title={outcome?.ok === false ? outcome.error.message : t(lessonTexts.failed)}
            action={
              isUnknown || isOwn ? (
                <ButtonLink look="secondary" link={{ to: lessonPath(lesson.slug) }}>
                  {t(texts.toLesson)}
                </ButtonLink>
              ) : (
                <ButtonLink look="primary" link={{ to: enrolPath(lesson.slug) }}>
                  {t(texts.enrol)}
                </ButtonLink>
              )
            }
          />
        </div>
      </div>
      <Rail lesson={lesson.slug} sections={lesson.sections} here={undefined} mine={lesson.mine} />
    </div>
  )
}
