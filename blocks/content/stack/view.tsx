import type { CSSProperties } from 'react'
import { stackBorder, stackLayers, stackOffset, stackScale } from '@kit/constants'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({
  image,
  title,
  text,
  link,
  layers = stackLayers,
  offset = stackOffset,
  scale = stackScale,
  border = stackBorder,
  side,
  tone,
  slots,
}: Props) {
  const behind = Array.from({ length: layers - 1 }, (_, index) => index + 1)
  const vars = { '--offset': `${offset}px`, '--border': `${border}px`, '--behind': behind.length } as CSSProperties
  // The last layer has the full scale; those between get an even share.
  const layer = (depth: number) =>
    ({ '--depth': depth, '--scale': 1 - ((1 - scale) * depth) / behind.length }) as CSSProperties
  return (
    <div
      className={styles.stack}
      data-side={side}
      data-tone={tone}
      data-pressable={link ? true : undefined}
      data-tall={image ? true : undefined}
      style={vars}
    >
      {behind.map((depth) => (
        <span key={depth} className={styles.layer} style={layer(depth)} aria-hidden />
      ))}
      <div className={styles.front}>
        {image && (
          <div className={styles.media}>
            <Picture image={image} ratio={16 / 9} sizes="(min-width: 640px) 40rem, 100vw" />
          </div>
        )}
        {(title || text) && (
          <div className={styles.words}>
            {title && (
              <h3 className={styles.title}>
                {link ? (
                  <Link link={link} className={styles.link}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </h3>
            )}
            {text && <p className={styles.text}>{text}</p>}
          </div>
        )}
        {slots?.content && <div className={styles.content}>{slots.content}</div>}
      </div>
    </div>
  )
}
