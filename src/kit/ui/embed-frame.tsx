import { type CSSProperties, useState } from 'react'
import type { Embed, EmbedProvider } from '@schemas/layout/embed'
import { embedAddress } from '@schemas/layout/embed-address'
import { providerNames } from '@schemas/layout/embed-providers'
import type { ImageRef } from '@schemas/layout/image'
import type { IconName } from '@schemas/layout/icon-names'
import type { Localised } from '@schemas/layout/text'
import { useLocale } from '../boot'
import { Icon } from '../icon'
import { Link } from '../link'
import { Picture } from '../picture'
import { useT } from '../t'
import styles from './embed-frame.module.css'

type Props = {
  embed: Embed
  title: string
  poster?: Localised<ImageRef> | undefined
  ratio: number
}

const verbs = {
  film: { en: 'Play video', th: 'เล่นวิดีโอ' },
  sound: { en: 'Load player', th: 'โหลดเครื่องเล่น' },
  map: { en: 'Load map', th: 'โหลดแผนที่' },
  page: { en: 'Load content', th: 'โหลดเนื้อหา' },
}
const texts = {
  consent: {
    en: 'Loading it sends your IP address and browser details to {provider}.',
    th: 'เมื่อโหลด {provider} จะได้รับที่อยู่ไอพีและข้อมูลเบราว์เซอร์ของคุณ',
  },
  open: { en: 'Open on {provider}', th: 'เปิดที่ {provider}' },
}

type Kind = keyof typeof verbs
const kinds: Record<EmbedProvider, Kind> = {
  youtube: 'film',
  vimeo: 'film',
  tiktok: 'film',
  instagram: 'page',
  facebook: 'page',
  'google-maps': 'map',
  openstreetmap: 'map',
  spotify: 'sound',
  soundcloud: 'sound',
  'google-forms': 'page',
  'google-calendar': 'page',
  'google-slides': 'page',
  codepen: 'page',
}
const icons: Record<Kind, IconName> = { film: 'player-play', sound: 'music', map: 'map-pin', page: 'file-text' }

/** One stable function: React calls a new ref callback on every render. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })

/** A provider's frame behind a placeholder: nothing is requested from the provider before the visitor agrees. */
export function EmbedFrame({ embed, title, poster, ratio }: Props) {
  const t = useT()
  const locale = useLocale()
  const [isLoaded, setLoaded] = useState(false)
  const provider = providerNames[embed.provider]
  const kind = kinds[embed.provider]
  const style = { '--ratio': ratio } as CSSProperties
  if (isLoaded)
    return (
      <iframe
        // The pressed button disappears, so the frame takes over the focus.
        ref={takeFocus}
        className={styles.frame}
        style={style}
        src={embedAddress(embed, { play: kind === 'film', language: locale })}
        title={title}
        // The provider keeps its own origin, which is never ours: without it players lose their storage and do not
        // start.
        // eslint-disable-next-line react/iframe-missing-sandbox -- the rule fears frames of our own origin
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <div className={styles.cover} style={style} data-kind={kind} data-poster={poster ? true : undefined}>
      {poster && (
        <Picture image={poster} className={styles.poster ?? ''} sizes="(min-width: 1152px) 72rem, 100vw" alt="" />
      )}
      <div className={styles.words}>
        <p className={styles.provider}>
          <Icon name={icons[kind]} /> {provider}
        </p>
        <p className={styles.title}>{title}</p>
        <button type="button" className={styles.load} onClick={() => setLoaded(true)}>
          <Icon name={icons[kind]} />
          <span>
            {t(verbs[kind])}
            <span className="visually-hidden">: {title}</span>
          </span>
        </button>
        <span className={styles.away}>
          <Link link={{ to: embedAddress(embed, { language: locale }), external: true, newTab: true }}>
            {t(texts.open, { provider })}
          </Link>
        </span>
        <p className={styles.consent}>{t(texts.consent, { provider })}</p>
      </div>
    </div>
  )
}
