import { type CSSProperties, type ReactNode, useState } from 'react'
import { ratioOf } from '@schemas/layout/ratio'
import { useAsset } from '@kit/boot'
import { lightboxWidth } from '@kit/constants'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { ImagePlaceholder } from '@kit/ui/image-placeholder'
import { Lightbox } from '@kit/ui/lightbox'
import { lightboxTexts } from '@kit/ui/lightbox-texts'
import { WatermarkedImage } from '@kit/ui/watermarked-image'
import type { Props } from './schema'
import styles from './view.module.css'

export function View(props: Props) {
  const { image, caption, align, link, lightbox, placeholder, blocked, blockedNote } = props
  const width = props.width ?? (lightbox ? lightboxWidth : 'full')
  const style = width === 'full' ? undefined : ({ '--width': `${width}px` } as CSSProperties)
  const shown = <Shown {...props} width={width} />
  const framed = lightbox ? (
    <Enlargeable {...props}>{shown}</Enlargeable>
  ) : link ? (
    <Link link={link} className={styles.press}>
      {shown}
    </Link>
  ) : (
    shown
  )
  return (
    <figure className={styles.figure} data-align={align} style={style}>
      {placeholder || blocked ? (
        <ImagePlaceholder key={image.asset} loading={placeholder} blocked={blocked} note={blockedNote}>
          {framed}
        </ImagePlaceholder>
      ) : (
        framed
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

function Shown({ image, ratio, watermark, priority, width }: Omit<Props, 'width'> & { width: number | 'full' }) {
  const shape = {
    ...(ratio && { ratio: ratioOf(ratio) }),
    sizes: width === 'full' ? '(min-width: 1152px) 72rem, 100vw' : `${width}px`,
    priority,
  }
  return watermark ? (
    <WatermarkedImage image={image} watermark={watermark} {...shape} />
  ) : (
    <Picture image={image} {...shape} />
  )
}

function Enlargeable({ image, caption, watermark, children }: Props & { children: ReactNode }) {
  const t = useT()
  const asset = useAsset(image.asset)
  const [isOpen, setOpen] = useState(false)
  const alt = image.alt ?? (asset && asset.kind !== 'file' ? asset.alt : '')
  return (
    <>
      <button
        type="button"
        className={styles.press}
        onClick={() => setOpen(true)}
        aria-label={t(lightboxTexts.enlarge, { alt })}
        aria-haspopup="dialog"
      >
        {children}
        <span className={styles.hint} aria-hidden="true">
          <Icon name="zoom-in" />
        </span>
      </button>
      {isOpen && (
        <Lightbox
          pictures={[
            {
              image,
              caption,
              ...(watermark && {
                render: (className) => (
                  <WatermarkedImage image={image} watermark={watermark} className={className} sizes="80vw" priority />
                ),
              }),
            },
          ]}
          index={0}
          onIndex={() => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
