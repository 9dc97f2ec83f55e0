import { Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { ListNote } from '../ui/side-panel'
import { useMoment } from '../ui/use-moment'
import styles from './history.module.css'
import { releaseCalls } from './release-calls'
import { SnapshotComparison } from './snapshot-comparison'

const messages = {
  list: { en: 'Published versions of this page', th: 'เวอร์ชันของหน้านี้ที่เคยเผยแพร่' },
  empty: { en: 'Never published.', th: 'ยังไม่เคยเผยแพร่' },
  original: { en: 'Original from the theme', th: 'แบบดั้งเดิมของธีม' },
  number: { en: 'No. {no}', th: 'ครั้งที่ {no}' },
  by: { en: 'by {name}', th: 'โดย {name}' },
  live: { en: 'Live', th: 'ผู้เยี่ยมชมเห็นอยู่' },
  gone: { en: 'Removed for visitors', th: 'นำออกจากเว็บไซต์' },
  look: { en: 'View and bring back this page alone', th: 'ดูและนำเฉพาะหน้านี้กลับมา' },
}

type Release = OutputOf<typeof import('@schemas/editor/calls/editor/page-releases').call>['releases'][number]

/** What visitors had of the open page, release by release, and its original: to look at and to bring back alone. */
export function PageReleases() {
  const t = useT()
  const moment = useMoment()
  const { key } = useBuilder()
  const query = useCall(releaseCalls.pageReleases, { key }, { staleTime: 0 })
  const [looked, setLooked] = useState<Release>()
  const releases = query.data?.releases ?? []
  const nameOf = ({ no, at }: Release) => (no === 0 || at === undefined ? t(messages.original) : moment(at))
  return (
    <section aria-label={t(messages.list)}>
      <h3 className={styles.heading}>{t(messages.list)}</h3>
      <ListNote query={query} empty={releases.length === 0 && t(messages.empty)} />
      <ol className={styles.list}>
        {releases.map((release) => {
          const facts = [
            release.no > 0 && t(messages.number, { no: release.no }),
            release.by && t(messages.by, { name: release.by }),
          ].filter(Boolean)
          const line = (
            <>
              <span className={styles.line}>
                <strong>{nameOf(release)}</strong>
                {release.isLive && <span className={styles.live}>{t(messages.live)}</span>}
                {release.isGone && <span>{t(messages.gone)}</span>}
              </span>
              {facts.length > 0 && (
                <Text component="span" size="xs" c="dimmed">
                  {facts.join(' · ')}
                </Text>
              )}
              {release.note && <span className={styles.label}>{release.note}</span>}
            </>
          )
          return (
            <li key={release.no}>
              {release.isGone ? (
                <div className={styles.version}>{line}</div>
              ) : (
                <UnstyledButton
                  className={styles.version}
                  aria-description={t(messages.look)}
                  onClick={() => setLooked(release)}
                >
                  {line}
                </UnstyledButton>
              )}
            </li>
          )
        })}
      </ol>
      {looked && <ReleaseComparison release={looked} name={nameOf(looked)} onClose={() => setLooked(undefined)} />}
    </section>
  )
}

function ReleaseComparison({
  release: { no },
  name,
  onClose,
}: {
  release: Release
  name: string
  onClose: () => void
}) {
  const { key } = useBuilder()
  const query = useCall(releaseCalls.pageRelease, { key, no })
  return <SnapshotComparison name={name} query={query} onClose={onClose} isReleased />
}
