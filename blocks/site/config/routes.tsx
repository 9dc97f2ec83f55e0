import { useState } from 'react'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { accountMessages } from '@kit/ui/site/account-messages'
import { texts } from './texts'
import type { Config } from './view'
import styles from './view.module.css'

/** Every address of this site, searchable by any part of its line. */
export function Routes({ routes, level, id }: { routes: Config['routes']; level: number; id: string }) {
  const t = useT()
  const [searchText, setSearchText] = useState('')
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
  const wanted = searchText.trim().toLowerCase()
  const found = routes.filter((route) =>
    [route.path, route.frame, route.access, route.from, ...route.views].join(' ').toLowerCase().includes(wanted),
  )
  return (
    <section aria-labelledby={`${id}-routes`}>
      <div className={styles.routesTop}>
        <div>
          <Heading id={`${id}-routes`} className={styles.partTitle}>
            {t(texts.routes)}
          </Heading>
          <p className={styles.soft} role="status">
            {t(texts.routeCount, { count: found.length, all: routes.length })}
          </p>
        </div>
        <Field label={t(texts.find)} labelHidden className={styles.find ?? ''}>
          <TextInput
            type="search"
            icon="search"
            placeholder={t(texts.find)}
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
          />
        </Field>
      </div>
      {found.length === 0 ? (
        <EmptyState icon="search" title={t(texts.nothing)} />
      ) : (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t(texts.table)}>
          <table className={styles.table}>
            <thead>
              <tr>
                {[texts.path, texts.access, texts.views, texts.frame, texts.from].map((name) => (
                  <th key={name.en} scope="col">
                    {t(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.map((route) => (
                <tr key={route.path}>
                  <th scope="row">
                    {route.path.includes('{') && !route.sample ? (
                      <code>{route.path}</code>
                    ) : (
                      <Link link={{ to: route.sample ?? route.path }}>
                        <code>{route.path}</code>
                      </Link>
                    )}
                  </th>
                  <td>
                    <Badge
                      size="s"
                      tone={route.access === 'guest' ? 'neutral' : route.access === 'admin' ? 'accent' : 'brand'}
                    >
                      {t(accountMessages[route.access])}
                    </Badge>
                  </td>
                  <td>{route.views.map((role) => t(accountMessages[role])).join(', ')}</td>
                  <td>{t(texts.frames[route.frame])}</td>
                  <td>
                    <code>{route.from}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
