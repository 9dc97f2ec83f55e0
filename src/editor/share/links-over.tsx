import { Text } from '@mantine/core'
import type { OutputOf } from '@schemas/call'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { useT } from '@kit/t'
import { useUi } from '../state/ui-store'
import { useMoment } from '../ui/use-moment'
import { linkName } from './link-name'
import styles from './share.module.css'

const messages = {
  over: { en: 'Recently ended links ({count})', th: 'ลิงก์ที่สิ้นสุดเมื่อเร็ว ๆ นี้ ({count})' },
  expired: { en: 'Expired {at}', th: 'หมดอายุเมื่อ {at}' },
  ended: { en: 'Revoked {at}', th: 'ยกเลิกเมื่อ {at}' },
  endedBy: { en: 'Revoked {at} by {name}', th: 'ยกเลิกเมื่อ {at} โดย {name}' },
  by: { en: 'created by {name}', th: 'สร้างโดย {name}' },
  you: { en: 'created by you', th: 'สร้างโดยคุณ' },
}

type Over = OutputOf<typeof import('@schemas/editor/calls/editor/preview-links').call>['over'][number]

/** Links that have ended, and why, so that a visitor's question can be answered. */
export function LinksOver({
  links,
  themeTitleOf,
  documents,
}: {
  links: readonly Over[]
  themeTitleOf: (theme: string | undefined) => string | undefined
  documents: readonly DocumentEntry[]
}) {
  const t = useT()
  const moment = useMoment()
  const locale = useUi((state) => state.locale)
  const why = ({ endsAt, endedAt, endedBy }: Over) =>
    endedAt === undefined
      ? t(messages.expired, { at: moment(endsAt) })
      : endedBy === undefined
        ? t(messages.ended, { at: moment(endedAt) })
        : t(messages.endedBy, { at: moment(endedAt), name: endedBy })
  return (
    <details className={styles.over}>
      <summary>{t(messages.over, { count: links.length })}</summary>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id} className={styles.link}>
            <div>
              <strong>{linkName(link, { themeTitle: themeTitleOf(link.theme), documents, locale, t })}</strong>
              <Text size="xs" c="dimmed">
                {[why(link), link.isYours ? t(messages.you) : link.by && t(messages.by, { name: link.by })]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
