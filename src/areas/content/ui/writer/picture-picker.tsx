import { keepPreviousData } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { Asset } from '@schemas/layout/image'
import { call as mediaCall } from '@client/files/calls/media/list'
import { addKnownAssets } from '@kit/known-assets'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { ListState } from '@kit/ui/list-state'
import { Modal } from '@kit/ui/modal/modal'
import { TextInput } from '@kit/ui/text-input'
import { answerPicture, pictureRequest } from './pick-picture'
import { texts } from './texts'
import styles from './writer.module.css'

/** Shows the pictures of the site whenever one is to be chosen. */
export function PicturePicker() {
  const request = useSyncExternalStore(pictureRequest.on, pictureRequest.read, () => undefined)
  return request ? <Pictures /> : null
}

function Pictures() {
  const t = useT()
  const [q, setQuery] = useState('')
  const [limit, setLimit] = useState(40)
  const { data, error, isLoading, refetch } = useCall(
    mediaCall,
    { kinds: 'picture', limit, ...(q.trim() ? { q: q.trim() } : {}) },
    { placeholderData: keepPreviousData as never },
  )
  const choose = (asset: string, shows: Asset) => {
    addKnownAssets({ [asset]: shows })
    answerPicture(asset)
  }
  const items = data?.items ?? []
  return (
    <Modal title={t(texts.pictures)} size="l" onClose={() => answerPicture(undefined)}>
      <Field label={t(texts.findPictures)} labelHidden>
        <TextInput
          type="search"
          icon="search"
          placeholder={t(texts.findPictures)}
          value={q}
          onChange={({ target }) => setQuery(target.value)}
        />
      </Field>
      <ListState
        isLoading={isLoading}
        error={error?.message}
        onRetry={() => void refetch()}
        isEmpty={items.length === 0}
        empty={t(texts.noPictures)}
      >
        {() => (
          <div className={styles.pictures}>
            {items.map(({ id, asset, name, alt, shows }) =>
              shows && shows.kind !== 'file' ? (
                <button key={id} type="button" title={name} onClick={() => choose(asset, shows)}>
                  <img src={shows.src} alt={t({ th: alt.th ?? name, en: alt.en ?? name })} loading="lazy" />
                </button>
              ) : null,
            )}
          </div>
        )}
      </ListState>
      {data?.next !== undefined && limit < 100 && (
        <Button look="secondary" onClick={() => setLimit(100)}>
          {t(texts.morePictures)}
        </Button>
      )}
    </Modal>
  )
}
