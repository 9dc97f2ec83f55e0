import { IconTable } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { useT } from '@kit/t'
import { endRequest, useRequestedField } from '../inspector/requested-field'
import inspector from '../inspector/inspector.module.css'
import { useOfNode } from '../state/use-document'
import { ActionButton } from '../ui/action-button'
import { requestTable } from './requested-table'
import { placeOfPath } from './find-cell'

const messages = {
  edit: { en: 'Edit table…', th: 'แก้ไขตาราง…' },
  size: { en: 'Rows: {rows}, columns: {columns}', th: '{rows} แถว {columns} คอลัมน์' },
}

const sizeOf = (node: FlatNode) => {
  const { rows, columns } = (node.kind === 'block' && node.fields.props) || {}
  const count = (list: unknown) => (Array.isArray(list) ? list.length : 0)
  return `${count(rows)} ${count(columns)}`
}

/** A button from a table's settings to its cells; shows a requested cell. */
export function TableLink({ id }: { id: string }) {
  const t = useT()
  const [rows = '0', columns = '0'] = (useOfNode(id, sizeOf) ?? '').split(' ')
  const requested = useRequestedField((state) => (state.requested?.id === id ? state.requested.path : undefined))
  useEffect(() => {
    const place = requested && placeOfPath(requested)
    if (!place) return
    endRequest()
    requestTable(id, place)
  }, [requested, id])
  return (
    <div className={inspector.siteWide}>
      <span>{t(messages.size, { rows, columns })}</span>
      <ActionButton isSmall variant="default" onClick={() => requestTable(id)}>
        <IconTable size={14} aria-hidden /> {t(messages.edit)}
      </ActionButton>
    </div>
  )
}
