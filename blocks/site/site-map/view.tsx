import { useBoot } from '@kit/boot'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { labelOfPath } from '@kit/ui/menu/path-label'
import { groupPages } from './groups'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ title, level, columns, without }: Props) {
  const t = useT()
  const { routes, space } = useBoot()
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  const GroupHeading = `h${level + 1}` as 'h2' | 'h3' | 'h4'
  const isPage = new Set(routes.map(({ path }) => path))
  const label = (path: string) => labelOfPath(path, space.menus, routes)
  return (
    <nav aria-label={title ?? t(texts.title)} className={styles.map}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      <p className={styles.home}>
        <Link link={{ to: '/' }}>{t(texts.home)}</Link>
      </p>
      <div className={styles.groups} style={{ '--columns': columns } as React.CSSProperties}>
        {groupPages(routes, without).map(({ head, paths }) => (
          <section key={head ?? ''} className={styles.group}>
            <GroupHeading className={styles.head}>
              {head === undefined ? (
                t(texts.others)
              ) : isPage.has(head) ? (
                <Link link={{ to: head }}>{label(head)}</Link>
              ) : (
                label(head)
              )}
            </GroupHeading>
            <ul className={styles.list}>
              {paths.map((path) => (
                <li key={path}>
                  <Link link={{ to: path }} className={styles.link}>
                    {label(path)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}
