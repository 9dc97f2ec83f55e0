import { IconRestore } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { resetSettings, resetLabel } from '../../commands/reset-settings'
import { canReset } from '../../document/can-reset'
import { Edit } from '../../document/edit'
import { useBuilder } from '../../state/builder'
import { useDocument } from '../../state/use-document'
import { Hint } from '../../ui/hint'
import { ToolButton } from '../../ui/tool-button'

/** Resets blocks to their types' default settings; shown when one of them can be reset. */
export function ResetButton({ ids }: { ids: readonly string[] }): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const isAble = useDocument(({ page }) => ids.some((id) => canReset(new Edit(page), id, builder.boot.session.role)))
  if (!isAble) return null
  return (
    <Hint label={t(resetLabel)}>
      <ToolButton aria-label={t(resetLabel)} onClick={() => void resetSettings(builder, ids)}>
        <IconRestore size={16} />
      </ToolButton>
    </Hint>
  )
}
