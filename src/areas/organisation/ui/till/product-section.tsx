import { lazy, type RefObject, Suspense, useMemo, useState } from 'react'
import { foldName } from '@schemas/fold-name'
import type { Asset } from '@schemas/layout/image'
import { AnswerAssetsProvider, useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { Icon } from '@kit/icon'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { priceNow } from './price-till'
import { texts } from './texts'
import styles from './products.module.css'
import type { Catalogue, TillItem } from './till-types'

const CameraScanner = lazy(() =>
  import('@kit/scan/camera-scanner').then(({ CameraScanner: component }) => ({ default: component })),
)

type Props = {
  catalogue: Catalogue
  now: Date
  searchField: RefObject<HTMLInputElement | null>
  hasPictures: boolean
  onPick: (item: TillItem) => void
  /** A barcode that the camera has read. */
  onCode: (code: string) => void
}

/** So many tiles are drawn at once; a search finds the others. */
const shownTiles = 120

/** Categories, search and the grid of what the branch sells. */
export function ProductSection({ catalogue, now, searchField, hasPictures, onPick, onCode }: Props) {
  const t = useT()
  const locale = useLocale()
  const [category, setCategory] = useState('')
  const [q, setQ] = useState('')
  const [hasCamera, setCamera] = useState(false)
  const found = useMemo(() => {
    const terms = foldName(q).split(/\s+/).filter(Boolean)
    return catalogue.items
      .filter(
        ({ categories, search }) =>
          (category === '' || categories.includes(category)) && terms.every((term) => search.includes(term)),
      )
      .slice(0, shownTiles)
  }, [catalogue, category, q])
  const used = catalogue.categories.filter(({ count }) => count > 0)
  return (
    <section className={styles.products} aria-label={t(texts.products)}>
      <div className={styles.tools}>
        <div className={styles.find}>
          <label className={styles.search}>
            <Icon name="search" />
            <input
              ref={searchField}
              type="search"
              value={q}
              placeholder={t(texts.search)}
              aria-label={t(texts.search)}
              onChange={(event) => setQ(event.target.value)}
              onKeyDown={(event) => {
                const [first] = found
                if (event.key === 'Enter' && first && q.trim() !== '') {
                  onPick(first)
                  setQ('')
                }
              }}
            />
          </label>
          <button
            type="button"
            className={styles.camera}
            aria-pressed={hasCamera}
            aria-label={t(texts.camera)}
            onClick={() => setCamera(!hasCamera)}
          >
            <Icon name="camera" />
          </button>
        </div>
        <div className={styles.categories} role="group">
          {[{ id: '', title: t(texts.all) }, ...used].map(({ id, title }) => (
            <button key={id} type="button" aria-pressed={category === id} onClick={() => setCategory(id)}>
              {title}
            </button>
          ))}
        </div>
      </div>
      {hasCamera && (
        <Suspense fallback={null}>
          <CameraScanner
            formats={['ean-13', 'ean-8', 'upc-a', 'code-128', 'qr']}
            onCode={({ text }) => onCode(text)}
            onClose={() => setCamera(false)}
          />
        </Suspense>
      )}
      <AnswerAssetsProvider value={catalogue.pictures as Record<string, Asset>}>
        <ul role="list" className={styles.grid} data-pictures={hasPictures || undefined}>
          {found.map((item) => (
            <li key={item.id}>
              <button type="button" className={styles.tile} onClick={() => onPick(item)}>
                {hasPictures && (
                  <span className={styles.picture}>
                    {item.picture ? (
                      <Picture image={item.picture} ratio={4 / 3} sizes="12rem" alt="" />
                    ) : (
                      <Icon name="coffee" />
                    )}
                  </span>
                )}
                <span className={styles.name}>{item.title}</span>
                <span className={styles.line}>
                  <span className={styles.option}>{item.option}</span>
                  <span className={styles.price}>{formatBaht(priceNow(item, now), locale)}</span>
                </span>
                {item.isTracked && item.left === 0 && <span className={styles.soldOut}>{t(texts.soldOut)}</span>}
              </button>
            </li>
          ))}
        </ul>
      </AnswerAssetsProvider>
      {found.length === 0 && <p className={styles.none}>{t(texts.nothingFound)}</p>}
    </section>
  )
}
