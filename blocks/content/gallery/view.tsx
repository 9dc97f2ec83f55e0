import { type CSSProperties, useId, useState } from 'react'
import { ratioOf } from '@schemas/layout/ratio'
import { galleryColumnMin, galleryGap } from '@kit/constants'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { Lightbox } from '@kit/ui/lightbox'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

const grid = { '--column': `${galleryColumnMin}px`, '--gap': `${galleryGap}px` } as CSSProperties

export function View({ eyebrow, title, intro, align, images, ratio, captions, shown = images.length }: Props) {
  const t = useT()
  const headingId = useId()
  const [open, setOpen] = useState<number | null>(null)
  const visible = images.slice(0, shown)
  const hidden = images.length - visible.length
  return (
    <section aria-labelledby={title ? headingId : undefined} aria-label={title ? undefined : t(texts.gallery)}>
      <SectionHeading eyebrow={eyebrow} title={title} intro={intro} align={align} id={headingId} />
      <ul className={styles.grid} style={grid}>
        {visible.map(({ thumbnail, caption }, index) => {
          const isLast = hidden > 0 && index === visible.length - 1
          return (
            <li key={index}>
              <figure>
                <button
                  type="button"
                  className={styles.press}
                  onClick={() => setOpen(index)}
                  aria-haspopup="dialog"
                  data-more={isLast || undefined}
                >
                  <Picture
                    image={thumbnail}
                    ratio={ratioOf(ratio)}
                    sizes="(min-width: 1024px) 25vw, (min-width: 640px) 34vw, 50vw"
                  />
                  {isLast && (
                    <span className={styles.more}>
                      <span aria-hidden="true">+{hidden}</span>
                      <span className="visually-hidden">{t(texts.more, { count: hidden })}</span>
                    </span>
                  )}
                </button>
                {captions && caption && <figcaption className={styles.caption}>{caption}</figcaption>}
              </figure>
            </li>
          )
        })}
      </ul>
      {open !== null && (
        <Lightbox
          pictures={images.map(({ thumbnail, full, caption }) => ({ image: full ?? thumbnail, caption }))}
          index={open}
          onIndex={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}
