import { classNames } from '@kit/class-names'
import { HeldText } from '@kit/held-text'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import surface from '@kit/ui/surface.module.css'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ text, name, role, image, source, look: variant, align }: Props) {
  return (
    <figure
      className={classNames(styles.quote, variant === 'card' && surface.surface)}
      data-look={variant}
      data-align={align}
    >
      <blockquote className={styles.text}>
        <p>
          <HeldText>{text}</HeldText>
        </p>
      </blockquote>
      {(name || role || source || image) && (
        <figcaption className={styles.by}>
          {image && (
            <span className={styles.face}>
              <Picture image={image} ratio={1} sizes="3.5rem" alt="" />
            </span>
          )}
          <span className={styles.words}>
            {name && <span className={styles.name}>{name}</span>}
            {role && <span>{role}</span>}
            {source && <cite>{source.link ? <Link link={source.link}>{source.text}</Link> : source.text}</cite>}
          </span>
        </figcaption>
      )}
    </figure>
  )
}
