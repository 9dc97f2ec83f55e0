import { IconPalette } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { openAddress } from '../pages/open-address'
import { useBuilder } from '../state/builder'
import { setUi } from '../state/ui-store'
import { useSavingOf } from '../state/use-saving'
import { Hint } from '../ui/hint'
import { ToolButton } from '../ui/tool-button'

const messages = { studio: { en: 'Theme studio', th: 'สตูดิโอธีม' } }

/** Leads admins from the page to the theme studio; tells managers whom to contact. */
export function ThemeLink() {
  const t = useT()
  const { boot, payload } = useBuilder()
  const saving = useSavingOf()
  return (
    <Hint label={t(messages.studio)} position="right">
      <ToolButton
        size="l"
        aria-label={t(messages.studio)}
        onClick={() =>
          boot.session.role === 'admin'
            ? void openAddress(`${payload.path}?edit=theme`, saving)
            : setUi({ dialog: 'theme-owners' })
        }
      >
        <IconPalette size={19} />
      </ToolButton>
    </Hint>
  )
}
