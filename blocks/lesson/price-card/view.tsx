import { ShownPrice } from '@areas/commerce/public'
import { enrolPath, playPath } from '@areas/learning/ui/lesson-paths'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { MyState } from '@areas/learning/ui/my-state'
import { RoundLine } from '@areas/learning/ui/round-line'
import { useRef } from 'react'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { useBottomDock } from '@kit/use-bottom-dock'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, note, data }: Props) {
  const t = useT()
  const bar = useRef<HTMLDivElement>(null)
  const outcome = data?.lesson
  const own = outcome?.ok ? outcome.value.lesson.mine?.status : undefined
  const isOffered =
    outcome?.ok === true &&
    outcome.value.lesson.status === 'published' &&
    (own === undefined || own === 'revoked' || own === 'expired')
  useBottomDock(bar, 'button', 'end', isOffered)
  if (!outcome?.ok) return <EmptyState icon="tag" title={t(lessonTexts.missing)} />
  const { lesson } = outcome.value
  const { slug, price, rounds, mine, accessDays, sections, prerequisites } = lesson
  const first = sections.flatMap(({ items }) => items)[0]
  const isTaken = mine && mine.status !== 'revoked' && mine.status !== 'expired'
  const open = rounds.filter(({ state }) => state === 'open')
  const isFull = rounds.length > 0 && open.length === 0
  const call = t(mine ? lessonTexts.renew : isFull ? texts.seeRounds : price ? texts.buy : texts.join)
  const missing = prerequisites.filter(({ done }) => !done)
  return (
    <section className={styles.card} aria-labelledby={`${blockId}-title`}>
      <h2 id={`${blockId}-title`} className={isTaken ? styles.title : 'visually-hidden'}>
        {t(isTaken ? texts.mine : texts.join)}
      </h2>
      {mine && isTaken ? (
        <MyState mine={mine} slug={slug} full />
      ) : (
        <>
          {price ? (
            <ShownPrice price={price} size="l" showPercent />
          ) : (
            <p className={styles.free}>{t(lessonTexts.free)}</p>
          )}
          {note && <p className={styles.note}>{note}</p>}
          {isOffered && (
            <ButtonLink look="primary" size="l" full link={{ to: enrolPath(slug) }}>
              {call}
            </ButtonLink>
          )}
          {first?.preview && (
            <ButtonLink look="secondary" full icon="player-play" link={{ to: playPath(slug, first.slug) }}>
              {t(lessonTexts.preview)}
            </ButtonLink>
          )}
          {missing.length > 0 && (
            <p className={styles.note}>{t(texts.first, { lessons: missing.map(({ title }) => title).join(', ') })}</p>
          )}
          <ul role="list" className={styles.facts}>
            <li>{accessDays === undefined ? t(texts.forever) : t(texts.days, { count: accessDays })}</li>
            {rounds.length === 0 && <li>{t(texts.ownPace)}</li>}
          </ul>
          {rounds.length > 0 && (
            <ul role="list" className={styles.rounds} aria-label={t(texts.rounds)}>
              {rounds.slice(0, 4).map((round) => (
                <li key={round.id}>
                  <RoundLine round={round} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {isOffered && (
        <div ref={bar} className={styles.bar}>
          {price ? <ShownPrice price={price} /> : <p className={styles.free}>{t(lessonTexts.free)}</p>}
          <ButtonLink look="primary" link={{ to: enrolPath(slug) }}>
            {call}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
