import { Button, Text, UnstyledButton } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { useT } from '@kit/t'
import { refreshCalls, useCall } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { useSaving } from '../state/saving'
import { ListNote } from '../ui/side-panel'
import { useMoment } from '../ui/use-moment'
import styles from './history.module.css'
import { LiveComparison } from './live-comparison'
import { NameVersion } from './name-version'
import { OlderEntries } from './older-entries'
import { VersionComparison } from './version-comparison'

const messages = {
  list: { en: 'Draft versions', th: 'เวอร์ชันของฉบับร่าง' },
  empty: {
    en: 'No changes yet. Every saved change becomes a version here.',
    th: 'ยังไม่เคยแก้ไขหน้านี้ ทุกครั้งที่บันทึกจะมีเวอร์ชันเพิ่มที่นี่',
  },
  live: { en: 'Compare with published version', th: 'เทียบกับที่ผู้เยี่ยมชมเห็น' },
  look: { en: 'View version from {at}', th: 'ดูเวอร์ชันเมื่อ {at}' },
  by: { en: 'by {name}', th: 'โดย {name}' },
  newest: { en: 'Newest', th: 'ล่าสุด' },
  theme: { en: 'Reset to theme', th: 'กลับไปใช้เวอร์ชันของธีม' },
}

export type Version = OutputOf<typeof import('@schemas/editor/calls/editor/versions').call>['versions'][number]

/** Every saved version of the open document: to compare with the draft, name, and restore. */
export function Versions() {
  const t = useT()
  const { key } = useBuilder()
  const savedAt = useSaving((state) => state.savedAt)
  const query = useCall(calls.versions, { key }, { staleTime: 0 })
  const [looked, setLooked] = useState<Version>()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    if (savedAt) void refreshCalls(calls.versions)
  }, [savedAt])
  const versions = query.data?.versions ?? []
  return (
    <section aria-label={t(messages.list)}>
      <div className={styles.tools}>
        <Button
          className={styles.compare}
          variant="light"
          fullWidth
          leftSection={<IconEye size={15} />}
          onClick={() => setLive(true)}
        >
          {t(messages.live)}
        </Button>
        {versions.length > 0 && <NameVersion />}
      </div>
      <ListNote query={query} empty={versions.length === 0 && t(messages.empty)} />
      <ol className={styles.list}>
        <VersionEntries onPreview={setLooked} />
      </ol>
      {looked && <VersionComparison version={looked} onClose={() => setLooked(undefined)} />}
      {isLive && <LiveComparison onClose={() => setLive(false)} />}
    </section>
  )
}

/** One batch of releases, newest first, with older ones on demand. */
function VersionEntries({ before, onPreview }: { before?: number; onPreview: (version: Version) => void }) {
  const t = useT()
  const moment = useMoment()
  const { key } = useBuilder()
  const query = useCall(calls.versions, { key, ...(before === undefined ? {} : { before }) }, { staleTime: 0 })
  const next = query.data?.next
  return (
    <>
      {query.data?.versions.map((each, index) => (
        <li key={each.version}>
          <UnstyledButton
            className={styles.version}
            aria-description={t(messages.look, { at: moment(each.at) })}
            onClick={() => onPreview(each)}
          >
            <span className={styles.line}>
              <strong>{moment(each.at)}</strong>
              {index === 0 && before === undefined && <span className={styles.live}>{t(messages.newest)}</span>}
            </span>
            {(each.label ?? (each.isTheme ? t(messages.theme) : undefined)) && (
              <span className={styles.label}>{each.label ?? t(messages.theme)}</span>
            )}
            {each.by && (
              <Text component="span" size="xs" c="dimmed">
                {t(messages.by, { name: each.by })}
              </Text>
            )}
          </UnstyledButton>
        </li>
      ))}
      <OlderEntries
        query={before === undefined ? undefined : query}
        next={next}
        render={(from) => <VersionEntries before={from} onPreview={onPreview} />}
      />
    </>
  )
}
