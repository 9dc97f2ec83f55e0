import { IconWorld } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { openAddress } from '../pages/open-address'
import { useBuilder } from '../state/builder'
import { useSavingOf } from '../state/use-saving'
import { Hint } from '../ui/hint'
import { ToolButton } from '../ui/tool-button'

const messages = { sites: { en: 'Sites', th: 'เว็บไซต์ทั้งหมด' } }

/** Link from the page to all sites, for admins of the operator's site. */
export function SitesLink() {
  const t = useT()
  const { payload } = useBuilder()
  const saving = useSavingOf()
  return (
    <Hint label={t(messages.sites)} position="right">
      <ToolButton
        size="l"
        aria-label={t(messages.sites)}
        onClick={() => void openAddress(`${payload.path}?edit=sites`, saving)}
      >
        <IconWorld size={19} />
      </ToolButton>
    </Hint>
  )
}
