import type { CSSProperties, ReactNode } from 'react'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import type { Props } from './schema'
import styles from './view.module.css'

type Logo = Props['logos'][number]

export function View({ title, align, logos, layout, muted, named }: Props) {
  return (
    <div className={styles.cloud} data-align={align} data-layout={layout} data-muted={muted || undefined}>
      {title && <p className={styles.title}>{title}</p>}
      <ul className={styles.logos} style={{ '--columns': evenColumns(logos.length) } as CSSProperties}>
        {logos.map((logo, index) => (
          <li key={index} className={styles.logo}>
            {logo.link ? (
              <Link link={logo.link} className={styles.press}>
                <Mark logo={logo} named={named} />
              </Link>
            ) : (
              <span className={styles.press}>
                <Mark logo={logo} named={named} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The largest column count that fills the last row, otherwise four. */
const evenColumns = (count: number) => [5, 4, 3, 2].find((columns) => count % columns === 0) ?? Math.min(4, count)

function Mark({ logo: { name, image }, named }: { logo: Logo; named: boolean }): ReactNode {
  if (!image) return <span className={styles.name}>{name}</span>
  return (
    <>
      <Picture image={image} alt={named ? '' : name} sizes="10rem" className={styles.mark ?? ''} />
      {named && <span className={styles.name}>{name}</span>}
    </>
  )
}
