import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { partKind } from '../document/kind-names'
import { Segments } from './segments'
import styles from './page-or-site.module.css'

const messages = {
  page: { en: 'This page', th: 'หน้านี้' },
  site: { en: 'Whole site', th: 'ทั้งเว็บไซต์' },
}

type Of = 'page' | 'site'
type Props = {
  label: string
  documentKey: string
  of: Of
  onChoose: (of: Of) => void
  /** Label of the whole site's tab when it needs more detail. */ site?: string | undefined
  children: ReactNode
}

/** A panel with two tabs: the open document (which may be a header or a section) and the whole site. */
export function PageOrSite({ label, documentKey, of, onChoose, site, children }: Props) {
  const t = useT()
  const kind = partKind(documentKey)
  return (
    <div className={styles.both}>
      <div className={styles.of}>
        <Segments
          aria-label={label}
          options={[
            { value: 'page', label: t(kind ?? messages.page) },
            { value: 'site', label: site ?? t(messages.site) },
          ]}
          value={of}
          onChange={(value) => onChoose(value as Of)}
        />
      </div>
      <div className={styles.panel}>{children}</div>
    </div>
  )
}
