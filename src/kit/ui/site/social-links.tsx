import { useSpace } from '../../boot'
import { Icon } from '../../icon'
import { Link } from '../../link'
import { useT } from '../../t'
import styles from './social-links.module.css'
import { socialNetworks } from './social-networks'

const messages = { label: { en: 'Find us on', th: 'ติดตามเรา' } }

/** The space's social accounts; a network without its own icon gets a globe. */
export function SocialLinks() {
  const t = useT()
  const { contact } = useSpace()
  if (!contact.social?.length) return null
  return (
    <ul className={styles.social} aria-label={t(messages.label)}>
      {contact.social.map(({ network, to }) => {
        const known = socialNetworks[network.toLowerCase()]
        return (
          <li key={to}>
            <Link link={{ to, external: true, newTab: true }} className={styles.link} title={known?.name ?? network}>
              <Icon name={known?.icon ?? 'world'} size="1.375rem" label={known?.name ?? network} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
