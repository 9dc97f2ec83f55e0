import { useEffect, useEffectEvent, useState } from 'react'
import { call as openCall } from '@client/learning/calls/exam/open'
import { call as startCall } from '@client/learning/calls/exam/start'
import { call as lessonCall } from '@client/learning/calls/lesson/open'
import { call as mineCall } from '@client/learning/calls/lesson/mine'
import type { ShownExam, Sitting } from '@schemas/learning/entities/exam'
import { enrolPath, lessonPath, playPath } from '@areas/learning/ui/lesson-paths'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { Link } from '@kit/link'
import { useIsMounted } from '@kit/mounted'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import { refreshCalls, useCall } from '@kit/use-call'
import { Attempts } from './attempts'
import { ownDevice } from './device'
import { Rules } from './rules'
import { SittingView } from './sitting-view'
import { texts } from './texts'
import styles from './view.module.css'

/** How often an open attempt looks whether another device has it (ms). */
const lookMs = 15_000

export function Exam({ initial, layout }: { initial: ShownExam; layout: 'one' | 'all' }) {
  const t = useT()
  const isMounted = useIsMounted()
  const slugs = { lesson: initial.lesson.slug, exam: initial.exam.slug }
  const [sitting, setSitting] = useState<Sitting>()
  const [problem, setProblem] = useState<string>()
  const device = isMounted ? ownDevice() : undefined
  // The page does not know its device: what came with it says nothing of who has the attempt.
  const query = useCall(
    openCall,
    { ...slugs, ...(device ? { device } : {}) },
    { ...(device ? {} : { initialData: initial }), ...(sitting ? { refetchInterval: lookMs } : {}) },
  )
  const shown = query.data ?? initial
  const start = async (password = '') => {
    try {
      const begun = await callGateway(startCall, { ...slugs, device: ownDevice(), ...(password ? { password } : {}) })
      setProblem(undefined)
      setSitting(begun)
      await refreshCalls(openCall)
    } catch (error) {
      setProblem(error instanceof GatewayError ? error.message : t(lessonTexts.failed))
      throw error
    }
  }
  // A reload goes on at once; another tab or device asks first.
  const isOwn = device !== undefined && query.data?.current !== undefined && !query.data.current.elsewhere
  const resume = useEffectEvent(() => void start().catch(() => {}))
  useEffect(() => {
    if (!isOwn) return
    const timer = setTimeout(() => resume())
    return () => clearTimeout(timer)
  }, [isOwn])
  const done = () => {
    setSitting(undefined)
    void refreshCalls(openCall, lessonCall, mineCall)
  }
  if (sitting)
    return (
      <SittingView
        key={`${sitting.id}-${sitting.now}`}
        sitting={sitting}
        layout={layout}
        title={shown.exam.title}
        isTaken={query.data?.current?.id === sitting.id && query.data.current.elsewhere && !query.isFetching}
        onTakeOver={start}
        onDone={done}
      />
    )
  const { lesson, exam, passed, next, recorded } = shown
  return (
    <div className={styles.exam}>
      <p className={styles.path}>
        <Link link={{ to: lessonPath(lesson.slug) }}>{lesson.title}</Link>
      </p>
      <header className={styles.head}>
        <h1 className={styles.title}>{exam.title}</h1>
        {passed && (
          <Badge tone="success" icon="circle-check">
            {t(texts.passed)}
          </Badge>
        )}
      </header>
      {recorded ? (
        <Rules shown={shown} problem={problem} onStart={start} />
      ) : (
        <div className={styles.rules}>
          <p>{t(texts.looks)}</p>
          <ButtonLink look="secondary" link={{ to: enrolPath(lesson.slug) }}>
            {t(texts.enrol)}
          </ButtonLink>
        </div>
      )}
      <Attempts attempts={shown.attempts} />
      <div className={styles.ways}>
        <ButtonLink look="quiet" link={{ to: lessonPath(lesson.slug) }}>
          {t(texts.toLesson)}
        </ButtonLink>
        {passed && next && (
          <ButtonLink look="primary" iconAfter="arrow-right" link={{ to: playPath(lesson.slug, next.slug) }}>
            {t(texts.next, { title: next.title })}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
