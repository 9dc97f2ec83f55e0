import type { ShelfCategory } from '@schemas/commerce/entities/shelf'
import { useLocale, usePage } from '@kit/boot'
import { formatNumber } from '@kit/format'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { responsiveVars } from '@kit/responsive-vars'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

const pathOf = (code: string) => `/shop/categorie/${code}`

export function View({
  blockId,
  eyebrow,
  title,
  intro,
  align,
  level,
  below,
  depth,
  look: variant,
  perRow,
  limit,
  showCount,
  more,
  data,
}: Props) {
  const t = useT()
  const locale = useLocale()
  const page = usePage()
  const outcome = data?.categories
  const all = outcome?.ok ? outcome.value.categories : []
  const own = below === 'page' ? page?.params.code : undefined
  // An empty category is no place to go to.
  const childrenOf = (code: string | undefined) => all.filter(({ parent, count }) => parent === code && count > 0)
  const shown = childrenOf(own).slice(0, limit)
  // On a category's own page there is nothing to say where nothing is below it.
  if (below === 'page' && shown.length === 0) return null
  const countOf = ({ count }: ShelfCategory) =>
    count === 1 ? t(texts.one) : t(texts.count, { count: formatNumber(count, locale) })
  const Heading = `h${title ? level + 1 : level}` as 'h1' | 'h2' | 'h3'
  return (
    <section
      aria-labelledby={title ? `${blockId}-title` : undefined}
      aria-label={title ? undefined : t(texts.categories)}
    >
      <SectionHeading
        eyebrow={eyebrow}
        title={title}
        intro={intro}
        align={align}
        level={level as 1 | 2}
        id={`${blockId}-title`}
        actions={
          more && (
            <Link link={more.link} className={styles.more}>
              {more.label}
              <Icon name="arrow-right" size="1.1em" />
            </Link>
          )
        }
      />
      {shown.length === 0 && (
        <EmptyState icon="layout-grid" title={t(outcome?.ok === false ? texts.failed : texts.empty)} />
      )}
      {shown.length > 0 && variant === 'chips' && (
        <ul role="list" className={styles.chips}>
          {shown.map((category) => (
            <li key={category.code}>
              <Link link={{ to: pathOf(category.code) }} className={styles.chip}>
                {category.title}
                {showCount && <span className={styles.count}>{formatNumber(category.count, locale)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && variant === 'tiles' && (
        <ul role="list" className={styles.tiles} style={responsiveVars('per-row', perRow)}>
          {shown.map((category) => (
            <li key={category.code} className={styles.tile}>
              <div className={styles.face}>
                <div className={styles.plate}>
                  {category.picture ? (
                    <Picture image={category.picture} sizes="(min-width: 640px) 20rem, 50vw" ratio={4 / 3} alt="" />
                  ) : (
                    <span className={styles.letter} aria-hidden>
                      <Icon name="shopping-bag" size="2rem" />
                    </span>
                  )}
                </div>
                <Heading className={styles.title}>
                  <Link link={{ to: pathOf(category.code) }} className={styles.link}>
                    {category.title}
                  </Link>
                </Heading>
                {showCount && <p className={styles.count}>{countOf(category)}</p>}
              </div>
              {depth > 1 && (
                <ul role="list" className={styles.below}>
                  {childrenOf(category.code).map((child) => (
                    <li key={child.code}>
                      <Link link={{ to: pathOf(child.code) }}>{child.title}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
