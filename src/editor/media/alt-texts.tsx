import { Button } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import type { MediaItem } from '@schemas/files/entities/media-item'
import { useT } from '@kit/t'
import { AltFields, EditState } from './alt-fields'
import { type Choice, ofItem } from './choice'
import { MediaImage } from './media-image'
import styles from './media.module.css'
import { rememberUpload } from './known-uploads'
import { useItemEdit } from './use-item-edit'

const messages = {
  hint: {
    en: 'Describe each picture for people who can’t see it. Enter moves to the next field, and text is saved automatically. Decorative pictures need no text here: mark them on the page where they are used.',
    th: 'บอกว่าแต่ละภาพแสดงอะไร สำหรับผู้ที่มองไม่เห็นภาพ กด Enter เพื่อไปช่องถัดไป ระบบจะบันทึกข้อความให้อัตโนมัติ ภาพที่เป็นเพียงภาพตกแต่งไม่ต้องเติมที่นี่ ให้ระบุในหน้าที่ใช้ภาพนั้น',
  },
  list: { en: 'Pictures without alt text', th: 'รูปที่ยังไม่มีข้อความแทนภาพ' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
}

/** A column of pictures with their alternative text fields. Enter moves to the next. */
export function AltTexts({ choices }: { choices: readonly Choice[] }) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During IME composition, Enter only ends the composition.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const fields = [...(list.current?.querySelectorAll<HTMLElement>('input') ?? [])]
    const next = fields[fields.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]
    // The last field has no next one; blur saves it all the same.
    if (next) next.focus()
    else event.currentTarget.blur()
    next?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <p className={styles.soft}>{t(messages.hint)}</p>
      <ul ref={list} className={styles.alts} aria-label={t(messages.list)}>
        {choices.flatMap(({ item }) => (item ? [<AltRow key={item.id} item={item} onKeyDown={onKeyDown} />] : []))}
      </ul>
    </>
  )
}

function AltRow({ item, onKeyDown }: { item: MediaItem; onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void }) {
  const t = useT()
  const edit = useItemEdit(rememberUpload)
  return (
    <li className={styles.alt} aria-label={item.name}>
      <MediaImage choice={ofItem(item)} sizes="120px" className={styles.altThumb} />
      <div className={styles.altFields}>
        <span className={styles.name}>{item.name}</span>
        <AltFields item={item} edit={edit} onKeyDown={onKeyDown} />
        <EditState edit={edit} />
        {edit.state?.kind === 'failed' && (
          <Button size="compact-xs" variant="light" onClick={edit.again}>
            {t(messages.again)}
          </Button>
        )}
      </div>
    </li>
  )
}
