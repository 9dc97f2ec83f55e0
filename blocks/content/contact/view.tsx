import { useSpace } from '@kit/boot'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { contactMethods, mapLink } from '@kit/ui/site/contact-methods'
import { HoursList } from '@kit/ui/site/hours-list'
import { SocialLinks } from '@kit/ui/site/social-links'
import { ContactMap } from './contact-map'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ title, level, intro, show, layout, slots, ...own }: Props) {
  const t = useT()
  const { contact } = useSpace()
  const has = (part: Props['show'][number]) => show.includes(part)
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3' | 'h4'
  const PartHeading = `h${level + 1}` as 'h2' | 'h3' | 'h4' | 'h5'
  const methods = contactMethods({
    phone: own.phone ?? contact.phone,
    email: own.email ?? contact.email,
    line: own.line ?? contact.line,
  }).filter(({ kind }) => has(kind))
  const address = own.address ?? contact.address
  const place = own.place ?? contact.map
  const hours = own.hours.length > 0 ? own.hours : (contact.hours ?? [])
  const shows = {
    address: has('address') && address,
    hours: has('hours') && hours.length > 0,
    social: has('social') && contact.social !== undefined && contact.social.length > 0,
    map: has('map') && place,
  }
  const hasParts = shows.address || shows.hours || shows.social
  // A heading without content is left out, unless it names the page. Whether the slot holds a form is known from what
  // it renders.
  const isBare = methods.length === 0 && !hasParts && !shows.map && !intro && level > 1
  return (
    <section className={styles.contact} data-layout={layout} data-bare={isBare || undefined}>
      <div className={styles.facts}>
        {(title || intro) && (
          <div className={styles.head}>
            {title && <Heading className={styles.title}>{title}</Heading>}
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
        )}
        {methods.length > 0 && (
          <ul className={styles.ways}>
            {methods.map(({ kind, icon, label, shown, link }) => (
              <li key={kind}>
                <Link link={link} className={styles.way}>
                  <span className={styles.icon}>
                    <Icon name={icon} />
                  </span>
                  <span className={styles.words}>
                    <span className={styles.label}>{t(label)}</span>
                    <span className={styles.value}>{shown}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {hasParts && (
          <div className={styles.parts}>
            {shows.address && (
              <div className={styles.part}>
                <PartHeading className={styles.partTitle}>{t(texts.address)}</PartHeading>
                <address className={styles.address}>{address}</address>
                {place && (
                  <Link link={mapLink(place)} className={styles.directions}>
                    {t(texts.way)}
                    <Icon name="arrow-up-right" size="1.1em" />
                  </Link>
                )}
              </div>
            )}
            {shows.hours && (
              <div className={styles.part}>
                <PartHeading className={styles.partTitle}>{t(texts.hours)}</PartHeading>
                <HoursList hours={hours} />
              </div>
            )}
            {shows.social && (
              <div className={styles.part}>
                <PartHeading className={styles.partTitle}>{t(texts.social)}</PartHeading>
                <SocialLinks />
              </div>
            )}
          </div>
        )}
      </div>
      {(slots?.form || shows.map) && (
        <div className={styles.side}>
          {slots?.form}
          {shows.map && <ContactMap place={shows.map} address={address ?? ''} />}
        </div>
      )}
    </section>
  )
}
