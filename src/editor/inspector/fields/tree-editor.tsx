import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '@schemas/layout/locale'
import { type RichTree, richTree } from '@schemas/layout/rich-text'
import { toolPopups } from '../../text-editing/tool-popups'
import { loadRichEditor, type RichEditor } from '../../text-editing/load-rich-editor'
import { RichTools } from '../../text-editing/rich-tools'
import { DidNotLoad } from '../../ui/did-not-load'
import styles from './rich-text-field.module.css'

const emptyTree: RichTree = { type: 'doc', content: [{ type: 'paragraph' }] }

type Props = {
  locale: Locale
  label: string
  value: unknown
  onWrite: (tree: RichTree) => void
  onLeave: (() => void) | undefined
}

/** A rich-text editor for one language next to the page. Shows changes that others make meanwhile. */
export function TreeEditor({ locale, label, value, onWrite, onLeave }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [, setMoves] = useState(0)
  const [hasFocus, setFocus] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  /** The tree in the editor; any other value in the document comes from elsewhere. */
  const known = useRef(value)
  const write = useEffectEvent((tree: RichTree) => {
    known.current = tree
    onWrite(tree)
  })
  const open = useEffectEvent(({ openRichEditor }: RichEditor, element: HTMLElement) => {
    known.current = value
    return openRichEditor({
      element,
      tree: treeOf(value),
      label,
      className: styles.text ?? '',
      onWrite: write,
      onSelect: () => setMoves((moves) => moves + 1),
    })
  })

  // A tree from elsewhere gets a new editor: cursor and history of this one belong to another text.
  const [generation, setGeneration] = useState(0)
  useEffect(() => {
    if (!isSame(value, known.current)) setGeneration((count) => count + 1)
  }, [value])
  useEffect(() => {
    let made: Editor | undefined
    let isShown = true
    const load = async () => {
      const module = await loadRichEditor()
      if (!isShown || !place.current) return
      made = open(module, place.current)
      setEditor(made)
    }
    load().catch(() => isShown && setFailed(true))
    return () => {
      isShown = false
      made?.destroy()
    }
  }, [generation])

  return (
    <div
      className={styles.tree}
      lang={locale}
      onFocus={() => setFocus(true)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget) || isToolPopup(event.relatedTarget, event.currentTarget))
          return
        setFocus(false)
        onLeave?.()
      }}
    >
      {editor && hasFocus && <RichTools editor={editor} />}
      {hasFailed && (
        <DidNotLoad
          onAgain={() => {
            setFailed(false)
            setGeneration((count) => count + 1)
          }}
        />
      )}
      <div ref={place} />
    </div>
  )
}

/**
 * A dialog or list opened by the text tools counts as part of the text: a file chosen there for a link returns to them.
 */
function isToolPopup(target: Element | null, field: Element): boolean {
  const opened = target?.closest(toolPopups)
  return opened != null && !opened.contains(field)
}

function treeOf(value: unknown): RichTree {
  const read = richTree.safeParse(value)
  if (read.success) return read.data as RichTree
  // A plain string in place of a tree becomes its first paragraph.
  return typeof value === 'string' && value !== ''
    ? { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: value }] }] }
    : emptyTree
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)
