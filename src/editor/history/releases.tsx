import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { calls } from '../state/calls'
import { useSavingOf } from '../state/use-saving'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { ListNote } from '../ui/side-panel'
import { useMoment } from '../ui/use-moment'
import styles from './history.module.css'
import { OlderEntries } from './older-entries'
import { ReleasedNames } from './released-names'
import { RollbackDialog } from './rollback-dialog'

const messages = {
  list: { en: 'Published versions', th: 'รายการที่เผยแพร่' },
  empty: { en: 'Nothing published yet.', th: 'ยังไม่เคยเผยแพร่' },
  number: { en: 'No. {no}', th: 'ครั้งที่ {no}' },
  live: { en: 'Live', th: 'ผู้เยี่ยมชมเห็นอยู่' },
  first: { en: 'Initial version', th: 'เมื่อเริ่มเว็บไซต์' },
  by: { en: 'by {name}', th: 'โดย {name}' },
  back: { en: 'Roll back the site', th: 'ย้อนทั้งเว็บไซต์' },
  backTo: { en: 'Roll back the site to no. {no}', th: 'ย้อนทั้งเว็บไซต์กลับไปครั้งที่ {no}' },
  note: { en: 'Site rolled back to no. {no}', th: 'ย้อนทั้งเว็บไซต์กลับไปครั้งที่ {no}' },
  otherTheme: { en: 'Visitors now see a different theme', th: 'ผู้เยี่ยมชมเห็นธีมอื่นแล้ว' },
  otherThemeBody: {
    en: 'Visitors see the site as in no. {no}, with the theme it had then. Reload the builder to edit in that theme too. Drafts are saved first.',
    th: 'ผู้เยี่ยมชมเห็นเว็บไซต์ตามการเผยแพร่ครั้งที่ {no} ในธีมของครั้งนั้นแล้ว โหลดเครื่องมือสร้างหน้าใหม่เพื่อแก้ไขในธีมนั้นด้วย ระบบจะบันทึกฉบับร่างให้ก่อน',
  },
  load: { en: 'Reload', th: 'โหลดใหม่' },
}

type Release = OutputOf<typeof import('@schemas/editor/calls/editor/releases').call>['releases'][number]

/** The site's releases, newest first. Each can be rolled back to in one step. */
export function Releases() {
  const t = useT()
  const query = useCall(calls.releases, {}, { staleTime: 0 })
  const [rollbackOf, setRollbackOf] = useState<Release>()
  const [themeOf, setThemeOf] = useState<number>()
  const releases = query.data?.releases ?? []
  return (
    <section aria-label={t(messages.list)}>
      <ListNote query={query} empty={releases.length === 0 && t(messages.empty)} />
      <ol className={styles.list}>
        <ReleaseEntries onAsk={setRollbackOf} />
      </ol>
      {rollbackOf && (
        <RollbackDialog release={rollbackOf} onOtherTheme={setThemeOf} onClose={() => setRollbackOf(undefined)} />
      )}
      {themeOf !== undefined && <OtherThemeDialog no={themeOf} onClose={() => setThemeOf(undefined)} />}
    </section>
  )
}

/** One batch of releases, newest first, with older ones on demand. */
function ReleaseEntries({ before, onAsk }: { before?: number; onAsk: (release: Release) => void }) {
  const t = useT()
  const moment = useMoment()
  const query = useCall(calls.releases, before === undefined ? {} : { before }, { staleTime: 0 })
  return (
    <>
      {query.data?.releases.map((release) => (
        <li key={release.no} className={styles.entry} data-live={release.isLive ? '' : undefined}>
          <div className={styles.line}>
            <strong>{moment(release.at)}</strong>
            {release.isLive ? (
              <span className={styles.live}>{t(messages.live)}</span>
            ) : (
              <Button
                variant="light"
                size="compact-xs"
                flex="none"
                aria-label={t(messages.backTo, { no: release.no })}
                onClick={() => onAsk(release)}
              >
                {t(messages.back)}
              </Button>
            )}
          </div>
          <Text size="xs" c="dimmed">
            {[t(messages.number, { no: release.no }), release.by && t(messages.by, { name: release.by })]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {release.backTo !== undefined && <p className={styles.note}>{t(messages.note, { no: release.backTo })}</p>}
          {release.note && (release.by || release.keys.length > 0) && <p className={styles.note}>{release.note}</p>}
          <Text size="xs">
            {release.keys.length > 0 ? (
              <ReleasedNames documents={release.documents} />
            ) : (
              release.no === 1 && t(messages.first)
            )}
          </Text>
        </li>
      ))}
      <OlderEntries
        query={before === undefined ? undefined : query}
        next={query.data?.next}
        render={(from) => <ReleaseEntries before={from} onAsk={onAsk} />}
      />
    </>
  )
}

/**
 * After a rollback to another theme: the canvas, its fonts and the texts that blocks read were loaded with the theme
 * before.
 */
function OtherThemeDialog({ no, onClose }: { no: number; onClose: () => void }) {
  const t = useT()
  const saving = useSavingOf()
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    await saving.flush()
    setLoading(false)
    location.reload()
  }
  return (
    <ConfirmDialog
      title={t(messages.otherTheme)}
      action={t(messages.load)}
      isPending={isLoading}
      onConfirm={() => void load()}
      onClose={onClose}
    >
      {t(messages.otherThemeBody, { no })}
    </ConfirmDialog>
  )
}
