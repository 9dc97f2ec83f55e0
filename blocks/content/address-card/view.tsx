import { classNames } from '@kit/class-names'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { contactMethods, mapLink } from '@kit/ui/site/contact-methods'
import { HoursList } from '@kit/ui/site/hours-list'
import surface from '@kit/ui/surface.module.css'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({
  name,
  level,
  eyebrow,
  address,
  phone,
  email,
  line,
  hours,
  note,
  place,
  image,
  link,
  layout,
}: Props) {
  const t = useT()
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
  const methods = contactMethods({ phone, email, line })
  return (
    <article
      className={classNames(styles.card, layout === 'card' && surface.surface)}
      data-layout={layout}
      data-image={image ? '' : undefined}
    >
      <div className={styles.inner}>
        {image && layout === 'card' && (
          <Picture image={image} sizes="(max-width: 640px) 100vw, 36rem" className={styles.picture ?? ''} />
        )}
        <div className={styles.body}>
          <div className={styles.head}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <Heading className={styles.name}>{link ? <Link link={link}>{name}</Link> : name}</Heading>
            <address className={styles.address}>{address}</address>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          {hours.length > 0 && (
            <div className={styles.hours} aria-label={t(texts.hours)} role="group">
              <HoursList hours={hours} />
            </div>
          )}
          {(methods.length > 0 || place) && (
            <ul className={styles.ways}>
              {methods.map(({ kind, icon, label, shown, link: to }) => (
                <li key={kind}>
                  <Link link={to} className={styles.way}>
                    <Icon name={icon} label={t(label)} className={styles.icon ?? ''} />
                    {shown}
                  </Link>
                </li>
              ))}
              {place && (
                <li>
                  <Link link={mapLink(place)} className={styles.way}>
                    <Icon name="map-pin" className={styles.icon ?? ''} />
                    {t(texts.way)}
                    <span className="visually-hidden"> {name}</span>
                  </Link>
                </li>
              )}
            </ul>
          )}
        </div>
      </div>
    </article>
  )
}
