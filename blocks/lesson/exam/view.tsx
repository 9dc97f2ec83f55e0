import { enrolPath, lessonPath } from '@areas/learning/ui/lesson-paths'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { usePage } from '@kit/boot'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Exam } from './exam'
import type { Props } from './schema'
import { texts } from './texts'

export function View({ layout, data }: Props) {
  const t = useT()
  const page = usePage()
  const outcome = data?.exam
  if (outcome?.ok)
    return (
      <Exam key={`${outcome.value.lesson.slug}/${outcome.value.exam.slug}`} initial={outcome.value} layout={layout} />
    )
  const status = outcome?.error.status
  const lesson = page?.params.lesson
  return (
    <EmptyState
      icon={status === 404 || !outcome ? 'search' : 'lock'}
      title={outcome ? outcome.error.message : t(lessonTexts.failed)}
      action={
        lesson !== undefined &&
        (status === 403 ? (
          <ButtonLink look="primary" link={{ to: enrolPath(lesson) }}>
            {t(texts.enrol)}
          </ButtonLink>
        ) : (
          <ButtonLink look="secondary" link={{ to: lessonPath(lesson) }}>
            {t(texts.toLesson)}
          </ButtonLink>
        ))
      }
    />
  )
}
