import { useMemo } from 'react'
import { blockEditor } from '@registry/block-kits'
import { useT } from '@kit/t'
import { PartPreview } from '../canvas/part-preview'
import { exampleOf } from './example-of'
import styles from './palette.module.css'

const messages = {
  look: { en: 'Preview of “{name}”', th: 'หน้าตาของ “{name}”' },
}

/** Width and greatest height (px) of the preview, and the width at which the block is laid out. */
const size = { width: 300, maxHeight: 220, seenAt: 760 }

/** Preview and description of a block, next to the palette at `left` and `top` (px). */
export function BlockPreview({ type, left, top }: { type: string; left: number; top: number }) {
  const t = useT()
  const editor = blockEditor(type)
  const store = useMemo(() => exampleOf(type), [type])
  if (!editor) return null
  const name = t(editor.label)
  return (
    <div className={styles.preview} style={{ left, top, width: size.width }} data-block-preview={type}>
      {/* One frame for all blocks: only its content changes from entry to entry. */}
      {store && <PartPreview store={store} title={t(messages.look, { name })} {...size} />}
      <p>
        <b>{name}</b>
        {t(editor.description)}
      </p>
    </div>
  )
}
