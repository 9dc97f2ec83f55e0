import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import styles from './shop-path.module.css'

const texts = {
  path: { en: 'Breadcrumbs', th: 'เส้นทาง' },
  all: { en: 'All products', th: 'สินค้าทั้งหมด' },
}

type Props = {
  /** From the top down. */
  categories: readonly { code: string; title: string }[]
  /** The last category is the page itself. */
  isLastHere?: boolean
}

/** The way from all products down to a category. */
export function ShopPath({ categories, isLastHere = false }: Props) {
  const t = useT()
  return (
    <nav aria-label={t(texts.path)}>
      <ol role="list" className={styles.path}>
        <li>
          <Link link={{ to: '/shop/products' }}>{t(texts.all)}</Link>
        </li>
        {categories.map(({ code, title }, at) => (
          <li key={code}>
            <Icon name="chevron-right" size="0.875em" />
            {isLastHere && at === categories.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link link={{ to: `/shop/categorie/${code}` }}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
