import { Text } from '@mantine/core'
import type { OutputOf } from '@schemas/call'
import type { DocumentEntry } from '@schemas/entities/document'
import { useT } from '@kit/t'
import { useUi } from '../state/ui-store'
import { useMoment } from '../ui/use-moment'
import { linkName } from './link-name'
import styles from './share.module.css'

const words = {
  over: { en: 'Recently ended links ({count})', th: 'ลิงก์ที่สิ้นสุดเมื่อเร็ว ๆ นี้ ({count})' },
  expired: { en: 'Expired {at}', th: 'หมดอายุเมื่อ {at}' },
  ended: { en: 'Revoked {at}', th: 'ถูกยกเลิกเมื่อ {at}' },
  endedBy: { en: 'Revoked {at} by {name}', th: 'ถูกยกเลิกเมื่อ {at} โดย {name}' },
  by: { en: 'made by {name}', th: 'สร้างโดย {name}' },
  you: { en: 'made by you', th: 'สร้างโดยคุณ' },
}

type Over = OutputOf<typeof import('@schemas/api/editor/preview-links').call>['over'][number]

/** Links that show nothing any more, and why: whoever is asked by a visitor can tell. */
export function LinksOver({
  links,
  lookOf,
  documents,
}: {
  links: readonly Over[]
  lookOf: (theme: string | undefined) => string | undefined
  documents: readonly DocumentEntry[]
}) {
  const t = useT()
  const moment = useMoment()
  const locale = useUi((state) => state.locale)
  const why = ({ endsAt, endedAt, endedBy }: Over) =>
    endedAt === undefined
      ? t(words.expired, { at: moment(endsAt) })
      : endedBy === undefined
        ? t(words.ended, { at: moment(endedAt) })
        : t(words.endedBy, { at: moment(endedAt), name: endedBy })
  return (
    <details className={styles.over}>
      <summary>{t(words.over, { count: links.length })}</summary>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id} className={styles.link}>
            <div>
              <strong>{linkName(link, { look: lookOf(link.theme), documents, locale, t })}</strong>
              <Text size="xs" c="dimmed">
                {[why(link), link.isYours ? t(words.you) : link.by && t(words.by, { name: link.by })]
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
