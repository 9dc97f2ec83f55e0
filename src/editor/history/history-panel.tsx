import { Anchor, SegmentedControl } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { hasRole } from '@schemas/layout/role'
import { useT } from '@kit/t'
import { partKind } from '../document/kind-names'
import { useBuilder } from '../state/builder'
import { setUi, useUi } from '../state/ui-store'
import { SidePanel } from '../ui/side-panel'
import styles from './history.module.css'
import { PageReleases } from './page-releases'
import { PlannedReleases } from './planned-releases'
import { Releases } from './releases'
import { Versions } from './versions'

const messages = {
  whose: { en: 'History of', th: 'ประวัติของ' },
  page: { en: 'This page', th: 'หน้านี้' },
  record: { en: 'View activity', th: 'ใครทำอะไรกับหน้านี้บ้าง' },
  site: { en: 'Published', th: 'การเผยแพร่' },
}

/** History: versions of the open document, and the site's releases. */
export function HistoryPanel() {
  const t = useT()
  const { boot, key } = useBuilder()
  const historyOf = useUi((state) => state.historyOf)
  return (
    <SidePanel
      head={
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t(messages.whose)}
          value={historyOf}
          onChange={(value) => setUi({ historyOf: value === 'site' ? 'site' : 'page' })}
          data={[
            { value: 'page', label: t(partKind(key) ?? messages.page) },
            { value: 'site', label: t(messages.site) },
          ]}
        />
      }
    >
      {historyOf === 'page' ? (
        <>
          <PageReleases />
          <Versions />
          {hasRole(boot.session.role, 'manager') && (
            <Anchor
              className={styles.record}
              href={`/user/audit?subject=${encodeURIComponent(key)}`}
              target="_blank"
              size="sm"
            >
              {t(messages.record)} <IconExternalLink size={13} aria-hidden />
            </Anchor>
          )}
        </>
      ) : (
        <>
          <PlannedReleases />
          <Releases />
        </>
      )}
    </SidePanel>
  )
}
