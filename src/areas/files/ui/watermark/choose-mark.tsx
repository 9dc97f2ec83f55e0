import { useDeferredValue, useState } from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import { call as listCall } from '@client/files/calls/files/list'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { Field, FieldError } from '@kit/ui/field'
import { ListState } from '@kit/ui/list-state'
import { TextInput } from '@kit/ui/text-input'
import { FileFace } from '@kit/file-face/file-face'
import { texts } from './texts'
import styles from './watermark.module.css'

type Props = {
  item: Pick<FileItem, '_id' | 'drive' | 'parent'>
  chosen: string | undefined
  error: string | undefined
  onChoose: (id: string) => void
}

/** Chooses a mark from pictures of the same folder or from a search of one's files. */
export function ChooseMark({ item, chosen, error, onChoose }: Props) {
  const t = useT()
  const [markText, setMarkText] = useState('')
  const q = useDeferredValue(markText.trim())
  const list = useCall(
    listCall,
    { kinds: 'picture', limit: 24, ...(q ? { parent: item.drive, q } : { parent: item.parent }) },
    { placeholderData: (before) => before },
  )
  const found = list.data?.items.filter((each) => each._id !== item._id) ?? []
  return (
    <fieldset className={styles.choose}>
      <legend className={styles.legend}>{t(texts.pictures)}</legend>
      <p className={styles.soft}>{t(texts.picturesHint)}</p>
      <Field label={t(texts.search)} labelHidden>
        <TextInput
          type="search"
          icon="search"
          placeholder={t(texts.search)}
          value={markText}
          onChange={(event) => setMarkText(event.target.value)}
        />
      </Field>
      <ListState
        isLoading={list.isPending}
        error={list.error?.message}
        onRetry={() => void list.refetch()}
        isEmpty={found.length === 0}
        empty={<p className={styles.soft}>{t(texts.noPictures)}</p>}
        rows={1}
      >
        {() => (
          <div className={styles.pictures}>
            {found.map((each) => (
              <label key={each._id} className={styles.picture} title={each.name}>
                <input
                  type="radio"
                  name="mark-picture"
                  className="visually-hidden"
                  checked={chosen === each._id}
                  onChange={() => onChoose(each._id)}
                  aria-label={each.name}
                />
                <FileFace item={each} look="tile" />
              </label>
            ))}
          </div>
        )}
      </ListState>
      <FieldError id="mark-picture-error">{error}</FieldError>
    </fieldset>
  )
}
