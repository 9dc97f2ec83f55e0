import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { useT } from '@kit/t'
import { nodeName } from '../document/name-node'
import { setField } from '../document/operations/set-field'
import { useBuilder } from '../state/builder'
import styles from './outline.module.css'
import { endRename, useRename } from './rename-store'

const messages = {
  name: { en: 'Part name', th: 'ชื่อของส่วนนี้' },
  rename: { en: 'Rename', th: 'เปลี่ยนชื่อ' },
}

/** Maximum name length (characters) in documents. */
const longest = 120

/**
 * Edits a part's name in place: Enter or blur saves, Escape cancels; an empty name restores the type's. `onEnd` is
 * called when a key ended it, so that the focus can be moved.
 */
export function NameInput({ node, onEnd }: { node: FlatNode; onEnd: () => void }) {
  const t = useT()
  const builder = useBuilder()
  const { id, name = '' } = node.fields
  const [value, setValue] = useState(name)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => input.current?.select(), [])
  const end = (isSaving: boolean) => {
    if (isOver.current) return
    isOver.current = true
    if (useRename.getState().id === id) endRename()
    const written = value.trim()
    if (isSaving && written !== name && builder.store.get(id))
      builder.edit(messages.rename, (edit) => setField(edit, id, ['name'], written || undefined))
  }
  // A long list only draws visible lines: a field that scrolls away is unmounted without a blur.
  const go = useEffectEvent(() => end(true))
  useEffect(() => () => go(), [])
  return (
    <input
      ref={input}
      className={styles.name}
      value={value}
      maxLength={longest}
      placeholder={t(nodeName({ ...node, fields: { ...node.fields, name: undefined } } as FlatNode))}
      aria-label={t(messages.name)}
      onChange={(event) => setValue(event.currentTarget.value)}
      onClick={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.stopPropagation()}
      onTouchStart={(event) => event.stopPropagation()}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        if (event.key === 'Escape') event.preventDefault()
        end(event.key === 'Enter')
        onEnd()
      }}
    />
  )
}
