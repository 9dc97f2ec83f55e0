import { useState } from 'react'
import type { FileItem, NameConflict } from '@schemas/files/entities/file-item'
import { nameParts } from '@schemas/name-parts'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { Modal } from '@kit/ui/modal/modal'
import { FileFace } from '@kit/file-face/file-face'
import { texts } from '../texts'
import type { useFiles } from '../use-files'
import styles from './conflict.module.css'

type Choice = Exclude<NameConflict, 'ask'>
type Named = Pick<FileItem, '_id' | 'name' | 'type' | 'kind' | 'ending' | 'thumbnail' | 'isShare'>

/**
 * Asks how to resolve each item whose name is taken in a folder; answers by item id. Closing the dialog leaves the rest
 * unchanged.
 */
export function askConflicts(
  show: ReturnType<typeof useFiles>['show'],
  items: readonly Named[],
  folder: string,
): Promise<Record<string, Choice>> {
  return new Promise((resolve) => {
    show((close) => (
      <ConflictDialog
        items={items}
        folder={folder}
        onDone={(choices) => {
          close()
          resolve(choices)
        }}
      />
    ))
  })
}

export function ConflictDialog({
  items,
  folder,
  onDone,
}: {
  items: readonly Named[]
  folder: string
  onDone: (choices: Record<string, Choice>) => void
}) {
  const t = useT()
  const [at, setAt] = useState(0)
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const [isForAll, setForAll] = useState(false)
  const item = items[at]
  const left = items.length - at - 1
  if (!item) return null
  const choose = (choice: Choice) => {
    const chosen = Object.fromEntries((isForAll ? items.slice(at) : [item]).map(({ _id }) => [_id, choice]))
    const all = { ...choices, ...chosen }
    if (isForAll || left === 0) return onDone(all)
    setChoices(all)
    setAt(at + 1)
  }
  const { base, ending } = item.type === 'file' ? nameParts(item.name) : { base: item.name, ending: '' }
  return (
    <Modal
      title={t(texts.conflict.title)}
      onClose={() => onDone(choices)}
      foot={
        <Button look="secondary" onClick={() => onDone(choices)}>
          {t(left > 0 ? texts.conflict.cancelAll : texts.cancel)}
        </Button>
      }
    >
      <div className={styles.ask}>
        <p className={styles.what}>
          <FileFace item={item} />
          <span>{t(texts.conflict.message, { name: item.name, folder })}</span>
        </p>
        <div className={styles.choices}>
          <Choose
            label={t(texts.conflict.keepBoth)}
            hint={t(texts.conflict.keepBothHint, { name: `${base} (1)${ending}` })}
            onClick={() => choose('keep-both')}
            isFirst
          />
          <Choose
            label={t(texts.conflict.replace)}
            hint={t(texts.conflict.replaceHint)}
            onClick={() => choose('replace')}
          />
          <Choose label={t(texts.conflict.skip)} hint={t(texts.conflict.skipHint)} onClick={() => choose('skip')} />
        </div>
        {left > 0 && (
          <Checkbox
            label={t(texts.conflict.forAll, { count: left })}
            checked={isForAll}
            onChange={(event) => setForAll(event.target.checked)}
          />
        )}
      </div>
    </Modal>
  )
}

function Choose({
  label,
  hint,
  onClick,
  isFirst,
}: {
  label: string
  hint: string
  onClick: () => void
  isFirst?: boolean
}) {
  return (
    <button type="button" className={styles.choice} onClick={onClick} data-autofocus={isFirst ? '' : undefined}>
      <strong>{label}</strong>
      <span>{hint}</span>
    </button>
  )
}
