import { useLocale } from '@kit/boot'
import { formatDate } from '@kit/format'
import { classNames } from '@kit/class-names'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { SectionHeading } from '@kit/ui/section-heading'
import surface from '@kit/ui/surface.module.css'
import tones from '@kit/ui/tone.module.css'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ eyebrow, title, intro, align, notes, empty, blockId }: Props) {
  const t = useT()
  const locale = useLocale()
  const Heading = title ? 'h3' : 'h2'
  const sorted = [...notes.filter((note) => note.pinned), ...notes.filter((note) => !note.pinned)]
  return (
    <section aria-labelledby={title ? `${blockId}-title` : undefined}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title}
        intro={intro}
        align={align}
        id={`${blockId}-title`}
        className={styles.heading}
      />
      {notes.length === 0 ? (
        <p className={styles.empty}>
          <Icon name="check" />
          {empty ?? t(texts.empty)}
        </p>
      ) : (
        <ul role="list" className={classNames(styles.notes, surface.surface)}>
          {sorted.map((note, index) => (
            <li key={index} className={classNames(styles.note, tones.tone)} data-tone={note.tone}>
              <span className={styles.icon}>
                <Icon name={note.icon ?? 'note'} />
              </span>
              <div className={styles.words}>
                <Heading className={styles.title}>
                  {note.title}
                  {note.pinned && (
                    <Badge size="s" tone="accent">
                      {t(texts.pinned)}
                    </Badge>
                  )}
                </Heading>
                {note.text && <p>{note.text}</p>}
                <p className={styles.meta}>
                  {note.day && <time dateTime={note.day}>{formatDate(note.day, locale, { style: 'short' })}</time>}
                  {note.place && <span>{note.place}</span>}
                  {note.by && <span>{note.by}</span>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
