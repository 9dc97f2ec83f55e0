import { notifications } from '@mantine/notifications'
import { translate } from '@kit/t'
import { sectionKey } from '@schemas/layout/document-key'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import { linkedSection } from '@schemas/layout/sections'
import { openAddress } from '../pages/open-address'
import type { Builder } from '../state/builder'
import { undoMessage } from '../ui/undo-message'

const messages = {
  shared: {
    en: 'This comes from the section and is the same on every page.',
    th: 'ตรงนี้เป็นของส่วนที่บันทึกไว้ แสดงเหมือนกันทุกหน้า',
  },
  edit: { en: 'Edit section', th: 'แก้ไขส่วนนี้' },
}

/** Tells that the text belongs to a section, and offers to edit the section, at `block` if given. */
export function notifyShared(builder: Builder, { fields }: FlatBlock, block: string | undefined): void {
  const section = linkedSection(fields) ?? ''
  const { locale } = builder.boot
  const id = `shared ${fields.id}`
  const edit = () => {
    notifications.hide(id)
    void openAddress(`${builder.payload.path}?edit=${sectionKey(section)}${block === undefined ? '' : `#${block}`}`, {
      flush: builder.save,
    })
  }
  // Shows the notice again when repeated.
  notifications.hide(id)
  notifications.show({
    id,
    color: 'dark',
    autoClose: 8000,
    message: undoMessage(translate(messages.shared, locale), translate(messages.edit, locale), edit),
  })
}
