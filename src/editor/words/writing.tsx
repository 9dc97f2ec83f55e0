import type { Editor } from '@tiptap/core'
import { create } from 'zustand'
import type { LocalisedText } from '@schemas/layout/text'
import { translate } from '@kit/t'
import { nodeName } from '../document/name-node'
import { setField } from '../document/operations/set-field'
import type { Point } from '../canvas/hit'
import { nodeElement } from '../canvas/hit'
import { stageDocument } from '../canvas/stage'
import type { Builder } from '../state/builder'
import { setUi, ui } from '../state/ui-store'
import { findWords } from './find-words'
import { openRichEditor } from './rich-editor'
import { writePlain } from './write-plain'

const words = {
  label: { en: 'Text of {block}', th: 'ข้อความของ{block}' },
  elsewhere: { en: 'These words do not stand in this block alone. Change them in its settings.', th: 'ข้อความนี้แก้ไขบนหน้าไม่ได้ แก้ไขได้ในการตั้งค่าของบล็อก' },
}

type Writing = {
  /** The editor of rich text that is open on the canvas. */
  editor: Editor | undefined
  /** Grows with every move of its cursor, so that the tool bar follows. */
  moves: number
  /** Blocks that are drawn anew after writing, counted: what was written on their elements is not what React knows of them. */
  drawn: Readonly<Record<string, number>>
}

export const useWriting = create<Writing>(() => ({ editor: undefined, moves: 0, drawn: {} }))

let end: (() => void) | undefined

/** Ends writing on the canvas; what was written stays. */
export function endWriting(): void {
  end?.()
}

/** Begins writing at a point of the canvas, on the text of a block that stands there. */
export function startWriting(builder: Builder, id: string, point: Point): void {
  const document = stageDocument()
  const block = document && nodeElement(document, id)
  const under = document?.elementFromPoint(point.x, point.y)
  const node = builder.store.get(id)
  if (!block || !under || node?.kind !== 'block') return
  const { locale } = ui()
  const found = findWords(node, locale, under, block)
  if (!found) return builder.say(words.elsewhere)
  endWriting()
  const label: LocalisedText = { en: 'Write text', th: 'เขียนข้อความ' }
  const write = (value: unknown) => void builder.edit(label, (edit) => setField(edit, id, ['props', ...found.path], value), `write ${id} ${found.path.join('.')}`)
  setUi({ writing: id, selection: [id] })
  const finish = () => {
    end = undefined
    setUi({ writing: null })
    useWriting.setState(({ drawn }) => ({ editor: undefined, drawn: { ...drawn, [id]: (drawn[id] ?? 0) + 1 } }))
  }
  if (found.kind === 'plain') {
    end = writePlain({ element: found.element, value: found.value, onWrite: write, onEnd: finish })
    return
  }
  const place = document.createElement('div')
  found.element.after(place)
  found.element.hidden = true
  const editor = openRichEditor({
    element: place,
    tree: found.value,
    className: `${found.element.className} canvas-writing`,
    label: translate(words.label, builder.boot.locale, { block: translate(nodeName(node), builder.boot.locale) }),
    onWrite: write,
    onSelect: () => useWriting.setState(({ moves }) => ({ moves: moves + 1 })),
  })
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') end?.()
  }
  place.addEventListener('keydown', press)
  const leave = (event: Event) => {
    if (!place.contains(event.target as globalThis.Node)) end?.()
  }
  document.addEventListener('pointerdown', leave)
  end = () => {
    document.removeEventListener('pointerdown', leave)
    editor.destroy()
    place.remove()
    found.element.hidden = false
    finish()
  }
  useWriting.setState({ editor })
}
