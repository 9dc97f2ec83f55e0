import { useBoot } from '@kit/boot'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { KindBadge } from './kind-badge'
import styles from './method-line.module.css'
import { kindOf } from './texts/terms'

const methodPage = '/hora/calculationMethods'
const messages = {
  planets: { th: 'ดาว', en: 'planets' },
  ascendant: { th: 'ลัคนา', en: 'ascendant' },
}

type Props = { method: { name: string; planets: string; ascendant: string; ketu: string }; hasAscendant: boolean }

/** How the chart was computed, above every chart; a link to the page of methods where the site has it. */
export function MethodLine({ method, hasAscendant }: Props) {
  const t = useT()
  const { routes } = useBoot()
  const hasPage = routes.some(({ path }) => path === methodPage)
  return (
    <p className={styles.line} data-method>
      {hasPage ? (
        <Link link={{ to: methodPage }} className={styles.name}>
          {method.name}
        </Link>
      ) : (
        <span className={styles.name}>{method.name}</span>
      )}
      <span className={styles.kind}>
        {t(messages.planets)} <KindBadge kind={kindOf('sun', method)} />
      </span>
      {hasAscendant && (
        <span className={styles.kind}>
          {t(messages.ascendant)} <KindBadge kind={kindOf('ascendant', method)} />
        </span>
      )}
    </p>
  )
}
