import { TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { useBuilder } from '../../state/builder'
import { useDocuments } from '../../state/site-documents'
import { setUi } from '../../state/ui-store'
import { ToolButton } from '../../ui/tool-button'
import { describedBy, PropertyRow } from '../panel/property-row'
import { pageMessages as words } from './page-messages'

const id = 'page-path'

/**
 * The address of the page. It is edited in a dialog, which checks it against all others and decides about the old one.
 */
export function AddressField({ path }: { path: string }): ReactNode {
  const t = useT()
  const { key } = useBuilder()
  const entry = useDocuments().data?.documents.find((each) => each.key === key)
  const help = entry?.fixed ? t(words.pathFixed) : undefined
  const change = t(words.pathChange)
  return (
    <PropertyRow
      id={id}
      label={t(words.path)}
      help={help}
      trailing={
        entry &&
        !entry.fixed && (
          <ToolButton size="s" aria-label={change} title={change} onClick={() => setUi({ dialog: 'rename-page' })}>
            <IconPencil size={14} />
          </ToolButton>
        )
      }
    >
      <TextInput id={id} aria-describedby={describedBy(id, help, undefined)} value={path} readOnly />
    </PropertyRow>
  )
}
