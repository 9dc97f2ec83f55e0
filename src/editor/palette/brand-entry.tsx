import { IconPalette } from '@tabler/icons-react'
import { filterByQuery } from '@kit/command-palette/filter-by-query'
import { useT } from '@kit/t'
import { openAddress } from '../pages/open-address'
import { useBuilder } from '../state/builder'
import { setUi } from '../state/ui-store'
import { useSavingOf } from '../state/use-saving'
import { brandAlso } from './brand-also'
import styles from './palette.module.css'

const messages = {
  brand: { en: 'Colours, fonts and logo: theme studio', th: 'สี ฟอนต์ และโลโก้: สตูดิโอธีม' },
  owners: { en: 'Colours, fonts and logo: who can change them', th: 'สี ฟอนต์ และโลโก้: ใครแก้ไขได้' },
}

/** Whether a person looks for what is no block but the look of the whole site. */
export const isBrand = (query: string): boolean =>
  query.trim() !== '' && filterByQuery([messages.brand], query, (label) => ({ label, also: brandAlso })).length > 0

/** Leads from such a search to the theme studio, or to those who may change it. */
export const BrandEntry = ({ query }: { query: string }) => (isBrand(query) ? <BrandButton /> : null)

function BrandButton() {
  const t = useT()
  const { boot, payload } = useBuilder()
  const saving = useSavingOf()
  const isAdmin = boot.session.role === 'admin'
  return (
    <button
      type="button"
      className={styles.brand}
      onClick={() =>
        isAdmin ? void openAddress(`${payload.path}?edit=theme`, saving) : setUi({ dialog: 'theme-owners' })
      }
    >
      <IconPalette size={16} aria-hidden />
      {t(isAdmin ? messages.brand : messages.owners)}
    </button>
  )
}
