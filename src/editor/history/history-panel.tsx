import { SegmentedControl } from '@mantine/core'
import { useT } from '@kit/t'
import { setUi, useUi } from '../state/ui-store'
import { SidePanel } from '../ui/side-panel'
import { PlannedReleases } from './planned-releases'
import { Releases } from './releases'
import { Versions } from './versions'

const words = {
  whose: { en: 'History of', th: 'ประวัติของ' },
  page: { en: 'This page', th: 'หน้านี้' },
  site: { en: 'Published', th: 'การเผยแพร่' },
}

/** What was: the versions of the open document, and what visitors were given of the site. */
export function HistoryPanel() {
  const t = useT()
  const historyOf = useUi((state) => state.historyOf)
  return (
    <SidePanel
      head={
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t(words.whose)}
          value={historyOf}
          onChange={(value) => setUi({ historyOf: value === 'site' ? 'site' : 'page' })}
          data={[
            { value: 'page', label: t(words.page) },
            { value: 'site', label: t(words.site) },
          ]}
        />
      }
    >
      {historyOf === 'page' ? (
        <Versions />
      ) : (
        <>
          <PlannedReleases />
          <Releases />
        </>
      )}
    </SidePanel>
  )
}
