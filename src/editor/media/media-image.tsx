import { IconFile, IconFileText, IconMovie, IconMusic } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { MediaKind } from '@schemas/files/entities/media-item'
import type { Choice, Point } from './choice'
import styles from './media.module.css'

type Props = {
  choice: Choice
  /** Rendered width, in the syntax of the `sizes` attribute. */ sizes: string
  alt?: string
  className?: string | undefined
  focus?: Point | undefined
}

const icons: Record<MediaKind, typeof IconFile> = {
  picture: IconFile,
  video: IconMovie,
  audio: IconMusic,
  text: IconFileText,
  other: IconFile,
}

/** A picture, or an icon where there is nothing to see. */
export function MediaImage({ choice, sizes, alt = '', className, focus }: Props) {
  const { shows, kind } = choice
  if (!shows || shows.kind === 'file') {
    const IconOf = icons[kind]
    return (
      <span className={className} data-sign="">
        <IconOf size={34} stroke={1.25} aria-hidden />
      </span>
    )
  }
  // A logo that is cut off is not recognised.
  const whole: CSSProperties = shows.kind === 'svg' ? { objectFit: 'contain' } : {}
  const style: CSSProperties = focus ? { objectPosition: `${focus[0]}% ${focus[1]}%` } : {}
  const image = (
    <img
      src={shows.src}
      alt={alt}
      width={shows.width}
      height={shows.height}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={className}
      style={{ ...whole, ...style }}
    />
  )
  if (shows.kind === 'svg') return image
  return (
    <picture className={styles.sources}>
      {shows.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
