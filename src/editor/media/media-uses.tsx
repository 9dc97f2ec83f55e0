import type { MediaUse } from '@schemas/files/entities/media-item'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { documentAddress } from '../document/document-address'
import { documentTitle } from '../pages/document-title'
import { calls } from '../state/calls'
import { useUi } from '../state/ui-store'
import { mediaCalls } from './media-calls'
import styles from './media.module.css'

const messages = {
  none: { en: 'Not used anywhere on the site.', th: 'ยังไม่ได้ใช้ที่ไหนในเว็บไซต์' },
  used: { en: 'Used in {count}:', th: 'ใช้อยู่ {count} แห่ง:' },
  draft: { en: 'in a draft', th: 'ในฉบับร่าง' },
  scheduled: { en: 'scheduled', th: 'ตั้งเวลาเผยแพร่ไว้' },
  opens: { en: 'opens in a new tab', th: 'เปิดในแท็บใหม่' },
}

/** Most places named. */
const maxNamed = 12

/** Where an upload is currently used, with a link to each page: nobody has to guess whether it can be deleted. */
export function MediaUses({ id }: { id: string }) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const uses = useCall(mediaCalls.item, { id }, { staleTime: 0 }).data?.uses
  const documents = useCall(calls.pages, {}).data?.documents ?? []
  if (!uses) return null
  if (uses.length === 0) return <p className={styles.soft}>{t(messages.none)}</p>
  const describeUse = ({ key, title, where }: MediaUse) => {
    const entry = documents.find((each) => each.key === key)
    const name = entry ? documentTitle(entry, locale, t) : title
    return (
      <li key={key}>
        {entry ? (
          <a href={documentAddress(entry, '/')} target="_blank" rel="noreferrer" title={t(messages.opens)}>
            {name}
          </a>
        ) : (
          name
        )}
        {where !== 'live' && ` (${t(messages[where])})`}
      </li>
    )
  }
  return (
    <div className={styles.soft}>
      {t(messages.used, { count: uses.length })}
      <ul className={styles.uses}>
        {uses.slice(0, maxNamed).map(describeUse)}
        {uses.length > maxNamed && <li>+{uses.length - maxNamed}</li>}
      </ul>
    </div>
  )
}
