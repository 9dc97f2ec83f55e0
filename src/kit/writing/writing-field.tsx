import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { latinKey } from '@schemas/latin-key'
import type { RichTree } from '@schemas/layout/rich-text'
import { useT } from '../t'
import { Button } from '../ui/button'
import { askForLink } from './ask-for-link'
import { loadWritingEditor } from './load-writing-editor'
import { SlashMenu } from './slash-menu'
import { insertedParts, headingParts, picturePart, shapeParts } from './text-parts'
import { writingTexts as texts } from './texts'
import { WritingBar } from './writing-bar'
import styles from './writing.module.css'

type Props = {
  label: string
  /** Of the text, for screen readers and hyphenation. */
  lang: string
  tree: RichTree
  /** Another number takes `tree` over into the open editor. */
  taken: number
  onWrite: (tree: RichTree) => void
  isReadOnly?: boolean
  placeholder?: string
  /** Chooses a picture: its asset. Without it none are inserted. */
  pickPicture?: (() => Promise<string | undefined>) | undefined
}

/**
 * A rich text that is written in a page: tools, `/` menu, Markdown shortcuts, paste from Word and Docs. The editor
 * itself loads when it is mounted.
 */
export function WritingField({ label, lang, tree, taken, onWrite, isReadOnly, placeholder, pickPicture }: Props) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [, redraw] = useState(0)
  const [slashAt, setSlashAt] = useState<{ x: number; y: number }>()
  const write = useEffectEvent(onWrite)
  const first = useEffectEvent(() => inParagraph(tree))
  const press = useEffectEvent((pressed: Editor, event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && latinKey(event) === 'k') {
      event.preventDefault()
      event.stopPropagation()
      void askForLink(pressed, t)
      return true
    }
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
    const at = placeOfSlash(pressed)
    if (!at) return false
    setSlashAt(at)
    return true
  })
  useEffect(() => {
    const { current } = place
    if (!current) return
    let opened: Editor | undefined
    let isGone = false
    const open = async () => {
      const { openRichEditor } = await loadWritingEditor()
      if (isGone) return
      opened = openRichEditor({
        element: current,
        tree: first(),
        label,
        isInPage: true,
        onWrite: (written) => write(written),
        onSelect: () => redraw((before) => before + 1),
        onKey: (pressed, event) => press(pressed, event),
      })
      opened.view.dom.lang = lang
      setEditor(opened)
    }
    open().catch(() => setFailed(true))
    return () => {
      isGone = true
      opened?.destroy()
      setEditor(undefined)
    }
  }, [label, lang, attempt])
  useEffect(() => editor?.setEditable(!isReadOnly, false), [editor, isReadOnly])
  const shown = useRef(taken)
  const take = useEffectEvent(async (into: Editor) => {
    const { fromEditor, inEditor } = await loadWritingEditor()
    if (into.isDestroyed || JSON.stringify(fromEditor(into.getJSON())) === JSON.stringify(tree)) return
    const { anchor } = into.state.selection
    into
      .chain()
      .setMeta('addToHistory', false)
      .setContent(inEditor(inParagraph(tree)), { emitUpdate: false })
      .run()
    into.commands.setTextSelection(Math.min(anchor, into.state.doc.content.size))
  })
  useEffect(() => {
    if (!editor || shown.current === taken) return
    shown.current = taken
    void take(editor)
  }, [editor, taken])
  const parts = [...headingParts, ...shapeParts, ...(pickPicture ? [picturePart(pickPicture)] : []), ...insertedParts]
  const isEmpty = editor?.isEmpty ?? tree.content.length === 0
  return (
    <div className={styles.field}>
      {editor && !isReadOnly && <WritingBar editor={editor} parts={parts} />}
      {isFailed && (
        <p role="alert" className={styles.failed}>
          {t(texts.failed)}{' '}
          <Button
            look="secondary"
            size="s"
            onClick={() => {
              setFailed(false)
              setAttempt(attempt + 1)
            }}
          >
            {t(texts.again)}
          </Button>
        </p>
      )}
      {!editor && !isFailed && <p className={styles.loading}>{t(texts.loading)}</p>}
      <div ref={place} className={styles.text} data-placeholder={editor && isEmpty ? placeholder : undefined} />
      {editor && slashAt && (
        <SlashMenu
          editor={editor}
          at={slashAt}
          parts={parts}
          onClose={() => {
            setSlashAt(undefined)
            editor.view.focus()
          }}
        />
      )}
    </div>
  )
}

/** The editor has at least one paragraph. */
const inParagraph = (tree: RichTree): RichTree =>
  tree.content.length > 0 ? tree : { type: 'doc', content: [{ type: 'paragraph' }] }

/** Below the caret of an empty paragraph; elsewhere “/” is an ordinary character. */
function placeOfSlash({ view, state }: Editor): { x: number; y: number } | undefined {
  const { $from, empty, from } = state.selection
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0) return
  const { left, bottom } = view.coordsAtPos(from)
  return { x: left, y: Math.max(0, Math.min(bottom, innerHeight - 60)) }
}
