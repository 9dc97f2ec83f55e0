import type { DndContextProps } from '@dnd-kit/core'
import { useT } from '../t'
import { type BoardOrder, columnOf } from './move'

const messages = {
  keys: {
    en: 'Press Space to pick up, arrow keys to move, Space to drop, Escape to cancel.',
    th: 'กด Space เพื่อหยิบ ใช้ปุ่มลูกศรเพื่อย้าย กด Space เพื่อวาง หรือ Escape เพื่อยกเลิก',
  },
  lifted: { en: 'Picked up {name}.', th: 'หยิบ {name} แล้ว' },
  over: { en: '{name} is over {column}.', th: '{name} อยู่เหนือ {column}' },
  dropped: { en: '{name} dropped in {column}.', th: 'วาง {name} ใน {column} แล้ว' },
  cancelled: { en: 'Move cancelled. {name} is back in its place.', th: 'ยกเลิกการย้าย {name} กลับที่เดิม' },
}

type Names = { item: (id: string) => string; column: (id: string) => string }

/** What screen readers hear of a drag. */
export function useAnnouncements(names: Names, order: BoardOrder): NonNullable<DndContextProps['accessibility']> {
  const t = useT()
  const place = (over: string) => names.column(Object.hasOwn(order, over) ? over : (columnOf(order, over) ?? ''))
  return {
    screenReaderInstructions: { draggable: t(messages.keys) },
    announcements: {
      onDragStart: ({ active }) => t(messages.lifted, { name: names.item(String(active.id)) }),
      onDragOver: ({ active, over }) =>
        over && over.id !== active.id
          ? t(messages.over, { name: names.item(String(active.id)), column: place(String(over.id)) })
          : undefined,
      onDragEnd: ({ active, over }) =>
        over
          ? t(messages.dropped, { name: names.item(String(active.id)), column: place(String(over.id)) })
          : t(messages.cancelled, { name: names.item(String(active.id)) }),
      onDragCancel: ({ active }) => t(messages.cancelled, { name: names.item(String(active.id)) }),
    },
  }
}
