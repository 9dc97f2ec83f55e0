import { lazy, Suspense, useState } from 'react'
import { call as itemCall } from '@client/learning/calls/lesson/item'
import { call as finishCall } from '@client/learning/calls/lesson/finish'
import type { OutputOf } from '@schemas/call'
import type { call as itemContract } from '@schemas/learning/calls/lesson/item'
import type { StudyState } from '@schemas/learning/entities/study'
import { isTree } from '@areas/learning/ui/is-tree'
import { certificatesPath, examPath, lessonPath, playPath } from '@areas/learning/ui/lesson-paths'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { Link } from '@kit/link'
import { useIsMounted } from '@kit/mounted'
import { navigateTo } from '@kit/navigate'
import { RichText } from '@kit/rich-text'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import { EmbedFrame } from '@kit/ui/embed-frame'
import { refreshCalls, useCall } from '@kit/use-call'
import { Film } from './film'
import { NextPart } from './next-part'
import { Rail } from './rail'
import { texts } from './texts'
import styles from './view.module.css'

// Few parts need them, and their forms are large.
const SurveyForm = lazy(async () => ({ default: (await import('./survey-form')).SurveyForm }))
const RateLesson = lazy(async () => ({ default: (await import('./rate-lesson')).RateLesson }))

type Answer = OutputOf<typeof itemContract>
type Props = { initial: Answer; autoNext: boolean; hasTranscript: boolean }

/** One part of a lesson: its stage, its text, what is done, and the way on. */
export function Part({ initial, autoNext, hasTranscript }: Props) {
  const t = useT()
  // What loads later is not drawn on the server.
  const isMounted = useIsMounted()
  // The body stays as it came: another answer has other addresses, and a film would begin again.
  const { body, lesson, recorded } = initial
  const query = useCall(itemCall, { lesson: lesson.slug, item: initial.item.slug }, { initialData: initial })
  const answer = query.data ?? initial
  const { item, sections, next, previous } = answer
  const [study, setStudy] = useState<StudyState>()
  const [hasEnded, setEnded] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isDone = study?.done || item.done
  const isMeasured = body.film !== undefined
  const mine = study ? study.lesson : answer.mine
  const changed = async (state: StudyState) => {
    const isNews = state.done && !isDone
    setStudy(state)
    // The outline shows what opens now.
    if (isNews) await refreshCalls(itemCall)
  }
  const finish = async () => {
    setProblem(undefined)
    try {
      await changed(await callGateway(finishCall, { lesson: lesson.slug, item: item.slug }))
      if (next && !isMeasured) navigateTo(playPath(lesson.slug, next.slug))
    } catch (error) {
      setProblem(error instanceof GatewayError ? error.message : t(lessonTexts.failed))
      throw error
    }
  }
  const isCompleted = mine !== undefined && mine.total > 0 && mine.done === mine.total
  return (
    <div className={styles.player}>
      <div className={styles.main}>
        <p className={styles.path}>
          <Link link={{ to: lessonPath(lesson.slug) }}>{lesson.title}</Link>
        </p>
        {body.film && (
          <Film
            film={body.film}
            answer={initial}
            hasTranscript={hasTranscript}
            onState={changed}
            onEnded={() => setEnded(true)}
            onPlay={() => setEnded(false)}
            onNext={next && (() => navigateTo(playPath(lesson.slug, next.slug)))}
            onPrevious={previous === undefined ? undefined : () => navigateTo(playPath(lesson.slug, previous))}
          />
        )}
        {body.embed && <EmbedFrame embed={body.embed} title={item.title} ratio={16 / 9} />}
        {body.pdf && (
          <div className={styles.pdf}>
            {/* eslint-disable-next-line react/iframe-missing-sandbox -- PDF viewers refuse to run in a sandbox; the file is sent as a PDF alone */}
            <iframe className={styles.frame} src={body.pdf} title={item.title} />
            <Link link={{ to: body.pdf, newTab: true }}>{t(texts.openPdf)}</Link>
          </div>
        )}
        <header className={styles.head}>
          <h1 className={styles.title}>{item.title}</h1>
          {isDone && (
            <Badge tone="success" icon="circle-check">
              {t(lessonTexts.done)}
            </Badge>
          )}
          {!recorded && <Badge>{t(item.preview ? lessonTexts.preview : texts.notRecorded)}</Badge>}
        </header>
        {isTree(body.text) && <RichText tree={body.text} />}
        {item.kind === 'exam' && (
          <div>
            <ButtonLink look="primary" icon="checklist" link={{ to: examPath(lesson.slug, item.slug) }}>
              {t(texts.openExam)}
            </ButtonLink>
          </div>
        )}
        {body.survey && isMounted && (
          <Suspense>
            <SurveyForm
              lesson={lesson.slug}
              item={item.slug}
              survey={body.survey}
              isOpen={recorded}
              isAnswered={isDone || body.survey.answered}
              onDone={changed}
            />
          </Suspense>
        )}
        {isMeasured && recorded && !isDone && (
          <p className={styles.note}>{t(texts.least, { percent: initial.progress.least / 100 })}</p>
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {isCompleted && recorded && (
          <p role="status" className={styles.completed}>
            {t(texts.completed)} <Link link={{ to: certificatesPath(lesson.slug) }}>{t(texts.certificate)}</Link>
          </p>
        )}
        {isCompleted && recorded && isMounted && (
          <Suspense>
            <RateLesson lesson={lesson.slug} />
          </Suspense>
        )}
        <div className={styles.ways}>
          {previous && (
            <ButtonLink look="quiet" icon="arrow-left" link={{ to: playPath(lesson.slug, previous) }}>
              {t(texts.previous)}
            </ButtonLink>
          )}
          {recorded && !isDone && !isMeasured && item.kind !== 'exam' && item.kind !== 'survey' && (
            <ActionButton look="primary" icon="check" onAction={finish} onError={() => {}}>
              {t(next ? texts.doneAndOn : texts.done)}
            </ActionButton>
          )}
          {next && (isDone || !recorded || isMeasured) && (
            <ButtonLink
              look={isDone ? 'primary' : 'secondary'}
              iconAfter="arrow-right"
              link={{ to: playPath(lesson.slug, next.slug) }}
            >
              {t(texts.next)}
            </ButtonLink>
          )}
        </div>
        {hasEnded && next && autoNext && (
          <NextPart title={next.title} onGo={() => navigateTo(playPath(lesson.slug, next.slug))} />
        )}
      </div>
      <Rail lesson={lesson.slug} sections={sections} here={item.id} mine={mine} />
    </div>
  )
}
