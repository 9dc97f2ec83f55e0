import type { OpenedLesson } from '@schemas/learning/entities/lesson'
import { enrolPath, lessonPath, playPath } from '@areas/learning/ui/lesson-paths'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { useLocale } from '@kit/boot'
import { formatDuration } from '@kit/format'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { id: string; lesson: OpenedLesson; hasRows: boolean }

export function LessonCinema({ id, lesson, hasRows }: Props) {
  const t = useT()
  const locale = useLocale()
  const { slug, title, summary, cover, sections, mine, level, minutes } = lesson
  const items = sections.flatMap((section) => section.items)
  const next = mine?.next?.slug ?? items.find(({ open }) => open)?.slug
  const facts = [t(lessonTexts.levels[level]), ...(minutes > 0 ? [formatDuration(minutes * 60, locale)] : [])]
  return (
    <article className={styles.cinema} aria-labelledby={`${id}-title`}>
      <header className={styles.hero}>
        {cover && <Picture image={cover} sizes="100vw" priority alt="" className={styles.backdrop ?? ''} />}
        <div className={styles.words}>
          <p>
            <Link link={{ to: '/lesson/detail/netflix' }} className={styles.back}>
              {t(lessonTexts.allLessons)}
            </Link>
          </p>
          <h1 id={`${id}-title`} className={styles.title}>
            {title}
          </h1>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          {summary && <p className={styles.summary}>{summary}</p>}
          <div className={styles.ways}>
            {next ? (
              <ButtonLink look="inverse" size="l" icon="player-play" link={{ to: playPath(slug, next) }}>
                {t(mine && mine.done > 0 ? lessonTexts.continue : texts.play)}
              </ButtonLink>
            ) : (
              <ButtonLink look="inverse" size="l" link={{ to: enrolPath(slug) }}>
                {t(texts.join)}
              </ButtonLink>
            )}
            <ButtonLink look="inverse" size="l" icon="info-circle" link={{ to: lessonPath(slug) }}>
              {t(texts.more)}
            </ButtonLink>
          </div>
        </div>
      </header>
      {hasRows &&
        sections.map((section, at) => (
          <section key={section.id} aria-labelledby={`${id}-${at}`} className={styles.section}>
            <h2 id={`${id}-${at}`} className={styles.name}>
              {section.title}
            </h2>
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled */}
            <ul role="list" className={styles.row} tabIndex={0}>
              {section.items.map((item) => {
                const content = (
                  <>
                    <span className={styles.tile}>
                      {cover && <Picture image={cover} sizes="16rem" alt="" ratio={16 / 9} />}
                      <span className={styles.mark}>
                        <Icon name={item.done ? 'circle-check' : item.open ? 'player-play' : 'lock'} size="1.5rem" />
                      </span>
                    </span>
                    <span className={styles.episode}>{item.title}</span>
                    <progress
                      className={styles.share}
                      max={10_000}
                      value={item.done ? 10_000 : (item.share ?? 0)}
                      aria-label={t(texts.watched)}
                    />
                  </>
                )
                return (
                  <li key={item.id} className={styles.cell}>
                    {item.open ? (
                      <Link link={{ to: playPath(slug, item.slug) }} className={styles.link}>
                        {content}
                      </Link>
                    ) : (
                      <span className={styles.link}>{content}</span>
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
    </article>
  )
}
