import type { OutlineItem } from '@schemas/learning/entities/item'
import type { IconName } from '@schemas/layout/icon-names'
import { useLocale } from '@kit/boot'
import { formatDate, formatDuration } from '@kit/format'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import styles from './item-row.module.css'
import { examPath, playPath } from './lesson-paths'
import { lessonTexts as texts } from './lesson-texts'

const icons: Record<OutlineItem['kind'], IconName> = {
  video: 'video',
  pdf: 'file-text',
  page: 'book-2',
  exam: 'checklist',
  survey: 'message-circle',
  live: 'speakerphone',
}

/** A part in an outline: a link where the reader may open it, else why not. */
export function ItemRow({ lesson, item, isHere = false }: { lesson: string; item: OutlineItem; isHere?: boolean }) {
  const t = useT()
  const locale = useLocale()
  const { slug, kind, title, minutes, done, open, waits, opensOn, preview, share, hidden } = item
  const notes = [
    t(texts.kinds[kind]),
    ...(minutes > 0 ? [formatDuration(minutes * 60, locale)] : []),
    ...(waits === 'day' && opensOn
      ? [t(messages.day, { date: formatDate(opensOn, locale, { style: 'short' }) })]
      : waits === 'order'
        ? [t(messages.order)]
        : preview && !done
          ? [t(texts.preview)]
          : []),
    ...(hidden ? [t(messages.hidden)] : []),
  ]
  const content = (
    <>
      <span className={styles.mark} data-done={done ? '' : undefined}>
        <Icon name={done ? 'circle-check' : open ? icons[kind] : 'lock'} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {title}
          {done && <span className="visually-hidden"> ({t(texts.done)})</span>}
        </span>
        <span className={styles.notes}>{notes.join(' · ')}</span>
        {share !== undefined && share > 0 && !done && (
          <progress className={styles.share} max={10_000} value={share} aria-label={t(messages.watched)} />
        )}
      </span>
    </>
  )
  if (!open) return <span className={styles.row}>{content}</span>
  return (
    <Link
      link={{ to: kind === 'exam' ? examPath(lesson, slug) : playPath(lesson, slug) }}
      className={styles.row}
      data-here={isHere ? '' : undefined}
      aria-current={isHere ? 'page' : undefined}
    >
      {content}
    </Link>
  )
}

const messages = {
  day: { en: 'Opens on {date}', th: 'เปิด {date}' },
  order: { en: 'Opens after the one before it', th: 'เปิดเมื่อเรียนส่วนก่อนหน้าจบ' },
  hidden: { en: 'Hidden', th: 'ซ่อนอยู่' },
  watched: { en: 'Watched', th: 'ดูแล้ว' },
}
