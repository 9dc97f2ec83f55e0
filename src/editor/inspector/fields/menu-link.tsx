import { IconPencil } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { sectionKey } from '@schemas/layout/document-key'
import { menuSection } from '@schemas/layout/menu-section'
import { openAddress } from '../../pages/open-address'
import { useBuilder } from '../../state/builder'
import { useSavingOf } from '../../state/use-saving'
import { useDocuments } from '../../state/site-documents'
import { Hint } from '../../ui/hint'
import { ToolButton } from '../../ui/tool-button'

const messages = { edit: { en: 'Edit the menu', th: 'แก้ไขเมนู' } }

/** Link from a field that names one of the site's menus to the editor of its entries. */
export function MenuLink({ menu }: { menu: string }) {
  const t = useT()
  const { payload, key } = useBuilder()
  const saving = useSavingOf()
  const section = menuSection(menu)
  const target = section && sectionKey(section)
  const isThere = useDocuments().data?.documents.some((entry) => entry.key === target)
  if (!target || !isThere || key === target) return null
  return (
    <Hint label={t(messages.edit)}>
      <ToolButton
        aria-label={t(messages.edit)}
        onClick={() => void openAddress(`${payload.path}?edit=${target}`, saving)}
      >
        <IconPencil size={14} />
      </ToolButton>
    </Hint>
  )
}
