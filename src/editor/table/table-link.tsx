import { IconTable } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { useT } from '@kit/t'
import { endAsking, useAskedField } from '../inspector/asked-field'
import inspector from '../inspector/inspector.module.css'
import { useOfNode } from '../state/use-document'
import { ActionButton } from '../ui/action-button'
import { askTable } from './asked-table'
import { placeOfPath } from './find-cell'

const words = {
  edit: { en: 'Edit the table…', th: 'แก้ไขตาราง…' },
  size: { en: 'Rows: {rows}, columns: {columns}', th: '{rows} แถว {columns} คอลัมน์' },
}

const sizeOf = (node: FlatNode) => {
  const { rows, columns } = (node.kind === 'block' && node.fields.props) || {}
  const count = (list: unknown) => (Array.isArray(list) ? list.length : 0)
  return `${count(rows)} ${count(columns)}`
}

/** From a table's settings to its cells; what is asked for in them is found there. */
export function TableLink({ id }: { id: string }) {
  const t = useT()
  const [rows = '0', columns = '0'] = (useOfNode(id, sizeOf) ?? '').split(' ')
  const asked = useAskedField((state) => (state.asked?.id === id ? state.asked.path : undefined))
  useEffect(() => {
    const place = asked && placeOfPath(asked)
    if (!place) return
    endAsking()
    askTable(id, place)
  }, [asked, id])
  return (
    <div className={inspector.siteWide}>
      <span>{t(words.size, { rows, columns })}</span>
      <ActionButton isSmall look="default" onClick={() => askTable(id)}>
        <IconTable size={14} aria-hidden /> {t(words.edit)}
      </ActionButton>
    </div>
  )
}
