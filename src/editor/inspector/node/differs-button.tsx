import { IconArrowsSplit2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { differsHint, differsLabel, setDiffers } from '../../commands/differs'
import { mayDiffer } from '../../document/may-differ'
import { useBuilder } from '../../state/builder'
import { useNode } from '../../state/use-document'
import { Hint } from '../../ui/hint'
import { ToolButton } from '../../ui/tool-button'

/** Toggle that lets each page showing the section have its own value for a block. */
export function DiffersButton({ id }: { id: string }): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const node = useNode(id)
  if (node?.kind !== 'block' || !mayDiffer(builder.key, node)) return null
  return (
    <Hint label={t(differsHint)}>
      <ToolButton
        aria-label={t(differsLabel)}
        aria-pressed={node.fields.differs === true}
        disabled={node.fields.locked && builder.boot.session.role !== 'admin'}
        onClick={() => setDiffers(builder, [id])}
      >
        <IconArrowsSplit2 size={16} />
      </ToolButton>
    </Hint>
  )
}
