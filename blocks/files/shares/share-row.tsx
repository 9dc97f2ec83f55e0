import type { Share } from '@schemas/files/entities/share'
import { useLocale, useSession, useSpace } from '@kit/boot'
import { FileFace } from '@kit/file-face/file-face'
import { faceOf } from '@kit/file-face/kind-of'
import { texts as shareTexts } from '@areas/files/ui/sharing/texts'
import { formatDate, formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { CopyButton } from '@kit/ui/copy-button'
import { texts } from './texts'
import styles from './view.module.css'

const tones = {
  active: 'success',
  off: 'neutral',
  expired: 'warning',
  exhausted: 'warning',
  revoked: 'danger',
} as const

export function ShareRow({ share, onManage }: { share: Share; onManage: () => void }) {
  const t = useT()
  const locale = useLocale()
  const space = useSpace()
  const { timeZone = space.timeZone } = useSession()
  const day = (time: string) => formatDate(time, locale, { timeZone })
  const facts = [
    share.label,
    t(texts.made, { time: day(share.createdAt) }),
    share.madeBy && t(texts.by, { name: share.madeBy }),
    share.expiresAt && t(texts.until, { time: formatDateTime(share.expiresAt, locale, { timeZone }) }),
    share.downloadsAllowed === null
      ? share.downloadsUsed > 0 && t(texts.downloads, { used: share.downloadsUsed })
      : t(texts.downloadsOf, { used: share.downloadsUsed, allowed: share.downloadsAllowed }),
    share.visitedAt ? t(texts.visited, { time: day(share.visitedAt) }) : t(texts.unvisited),
  ].filter(Boolean)
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <FileFace item={faceOf(share.item.name, share.item.type)} />
      </span>
      <div className={styles.words}>
        <p className={styles.name} title={share.item.name}>
          {share.item.name}
        </p>
        <p className={styles.badges}>
          <Badge tone={tones[share.state]}>{t(shareTexts.states[share.state])}</Badge>
          {share.isPassword && <Badge icon="lock">{t(texts.password)}</Badge>}
        </p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={styles.acts}>
        {share.state === 'active' && <CopyButton text={share.address} size="s" />}
        <Button look="secondary" size="s" onClick={onManage} aria-label={t(texts.manageOf, { name: share.item.name })}>
          {t(texts.manage)}
        </Button>
      </div>
    </li>
  )
}
