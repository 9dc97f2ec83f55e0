import { useState } from 'react'
import type { EditedLesson } from '@schemas/learning/entities/edited'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale, usePage } from '@kit/boot'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Certificates } from './certificates'
import { LessonForm } from './lesson-form'
import { Outline } from './outline'
import { People } from './people'
import { Rounds } from './rounds'
import { type Props, workbenchTabs } from './schema'
import { StatusSteps } from './status-steps'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, slots, data }: Props) {
  const t = useT()
  const outcome = data?.lesson
  if (!outcome?.ok) return <LoadProblem message={outcome ? outcome.error.message : t(lessonTexts.missing)} />
  return <Workbench key={outcome.value.id} id={blockId} initial={outcome.value} slots={slots} />
}

type WorkbenchProps = { id: string; initial: EditedLesson; slots: Props['slots'] }

function Workbench({ id, initial, slots }: WorkbenchProps) {
  const t = useT()
  const locale = useLocale()
  const page = usePage()
  const [lesson, setLesson] = useState(initial)
  const tab = workbenchTabs.find((each) => each === page?.query.tab) ?? 'page'
  return (
    <section className={styles.workbench} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <p id={`${id}-title`} className={styles.title}>
          {pickText(lesson.fields.title, locale)}
        </p>
        <Badge tone={lesson.status === 'published' ? 'success' : 'neutral'}>
          {t(lessonTexts.lessonStatuses[lesson.status])}
        </Badge>
        <StatusSteps lesson={lesson} onSaved={setLesson} />
      </div>
      <nav aria-label={t(texts.tabs)} className={styles.tabs}>
        {workbenchTabs.map((each) => (
          <Link
            key={each}
            link={{ to: `${page?.path ?? ''}?tab=${each}` }}
            className={styles.tab}
            aria-current={each === tab ? 'page' : undefined}
          >
            {t(texts.names[each])}
          </Link>
        ))}
      </nav>
      {tab === 'page' && (
        <>
          <details className={styles.editor}>
            <summary>{t(texts.editPage)}</summary>
            <LessonForm key={lesson.version} lesson={lesson} part="page" onSaved={setLesson} />
          </details>
          {slots?.page}
        </>
      )}
      {tab === 'outline' && <Outline lesson={lesson} onSaved={setLesson} />}
      {tab === 'people' && <People lesson={lesson} />}
      {tab === 'rounds' && <Rounds lesson={lesson} onSaved={(rounds) => setLesson({ ...lesson, rounds })} />}
      {tab === 'certificate' && <Certificates lesson={lesson} />}
      {tab === 'settings' && <LessonForm key={lesson.version} lesson={lesson} part="settings" onSaved={setLesson} />}
    </section>
  )
}
