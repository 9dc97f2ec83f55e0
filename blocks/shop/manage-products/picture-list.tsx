import { useState } from 'react'
import { call as mediaCall } from '@client/files/calls/media/list'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { ListState } from '@kit/ui/list-state'
import { Modal } from '@kit/ui/modal/modal'
import { TextInput } from '@kit/ui/text-input'
import { useCall } from '@kit/use-call'
import { ProductPicture } from './product-picture'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  images: readonly string[]
  pictures: Readonly<Record<string, string>>
  onChange: (images: string[]) => void
}

/** Pictures of a product, the first one on its card; more come from the site's library. */
export function PictureList({ images, pictures, onChange }: Props) {
  const t = useT()
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({})
  const [isOpen, setOpen] = useState(false)
  const add = (asset: string, src: string) => {
    setAdded({ ...added, [asset]: src })
    setOpen(false)
    if (!images.includes(asset)) onChange([...images, asset])
  }
  return (
    <section>
      <h3>{t(texts.pictures)}</h3>
      <ul role="list" className={styles.pictures}>
        {images.map((asset, at) => (
          <li key={asset}>
            <ProductPicture src={pictures[asset] ?? added[asset]} />
            <span className={styles.pictureActs}>
              {at > 0 && (
                <button
                  type="button"
                  title={t(texts.first)}
                  aria-label={t(texts.first)}
                  onClick={() => onChange([asset, ...images.filter((each) => each !== asset)])}
                >
                  <Icon name="arrow-left" />
                </button>
              )}
              <button
                type="button"
                title={t(texts.remove)}
                aria-label={t(texts.remove)}
                onClick={() => onChange(images.filter((each) => each !== asset))}
              >
                <Icon name="x" />
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Button size="s" look="secondary" icon="photo" onClick={() => setOpen(true)}>
        {t(texts.addPicture)}
      </Button>
      {isOpen && <Library onChoose={add} onClose={() => setOpen(false)} />}
    </section>
  )
}

function Library({ onChoose, onClose }: { onChoose: (asset: string, src: string) => void; onClose: () => void }) {
  const t = useT()
  const [q, setQuery] = useState('')
  const { data, error, isLoading, refetch } = useCall(mediaCall, {
    kinds: 'picture',
    limit: 60,
    ...(q.trim() ? { q: q.trim() } : {}),
  })
  const items = data?.items ?? []
  return (
    <Modal size="l" title={t(texts.addPicture)} onClose={onClose}>
      <Field label={t(texts.findPicture)} labelHidden>
        <TextInput
          type="search"
          icon="search"
          placeholder={t(texts.findPicture)}
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
          <div className={styles.library}>
            {items.map(({ id, asset, name, shows }) =>
              shows && shows.kind !== 'file' ? (
                <button key={id} type="button" title={name} onClick={() => onChoose(asset, shows.src)}>
                  <img src={shows.src} alt={name} loading="lazy" />
                </button>
              ) : null,
            )}
          </div>
        )}
      </ListState>
    </Modal>
  )
}
