import { useState } from 'react'
import { embedAddress } from '@schemas/layout/embed-address'
import { useLocale } from '@kit/boot'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { mapLink } from '@kit/ui/site/contact-methods'
import { texts } from './texts'
import styles from './view.module.css'

/**
 * A drawn placeholder until the visitor requests the map, so that no visitor's address reaches another site unasked.
 */
export function ContactMap({ place, address }: { place: { latitude: number; longitude: number }; address: string }) {
  const t = useT()
  const language = useLocale()
  const [isShown, setShown] = useState(false)
  if (isShown) {
    return (
      <div className={styles.map}>
        <iframe
          className={styles.frame}
          src={embedAddress({ provider: 'openstreetmap', ...place, zoom: 16 }, { language })}
          title={t(texts.mapOf, { address })}
          sandbox="allow-scripts allow-same-origin allow-popups"
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      </div>
    )
  }
  return (
    <div className={styles.map}>
      <svg className={styles.streets} viewBox="0 0 640 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={styles.river} d="M-20 330C120 270 190 400 330 340S520 250 680 300" />
        <path className={styles.road} d="M-20 120 660 40M90-20 190 440M420-20 370 440M-20 220 660 190" />
        <path
          className={styles.lane}
          d="M230-20 260 440M540-20 520 440M-20 60 660 120M-20 290 400 255M130 130 400 180M300 60 580 240"
        />
      </svg>
      <span className={styles.pin}>
        <Icon name="map-pin" size="1.75rem" />
      </span>
      <div className={styles.mapBar}>
        <Button look="primary" icon="map" onClick={() => setShown(true)}>
          {t(texts.map)}
        </Button>
        <Link link={mapLink(place)} className={styles.directions}>
          {t(texts.way)}
          <Icon name="arrow-up-right" size="1.1em" />
        </Link>
        <span className={styles.mapNote}>{t(texts.mapNote)}</span>
      </div>
    </div>
  )
}
