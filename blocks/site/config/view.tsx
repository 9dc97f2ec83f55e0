import type { ReactNode } from 'react'
import type { call } from '@schemas/site/calls/api/site-config'
import type { OutputOf } from '@schemas/call'
import { slotNames, type ThemeSlot } from '@schemas/layout/theme-slots'
import { useLocale } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ListState } from '@kit/ui/list-state'
import surface from '@kit/ui/surface.module.css'
import { FailedJobs } from './failed-jobs'
import { Routes } from './routes'
import type { Props } from './schema'
import { SiteSettings } from './settings'
import { texts } from './texts'
import styles from './view.module.css'

export type Config = OutputOf<typeof call>

export function View({ level, data, blockId }: Props) {
  const t = useT()
  const outcome = data?.config
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  return (
    <div className={styles.block}>
      <header>
        <Heading className={styles.title}>{t(texts.title)}</Heading>
        <p className={styles.intro}>{t(texts.intro)}</p>
      </header>
      <SiteSettings />
      <FailedJobs level={level + 1} />
      <details className={styles.details}>
        <summary>{t(texts.developers)}</summary>
        <p className={styles.intro}>{t(texts.developersIntro)}</p>
        <ListState error={outcome?.ok === false ? outcome.error.message : undefined} isLoading={!outcome}>
          {() => (outcome?.ok ? <Parts config={outcome.value} level={level} id={blockId} /> : null)}
        </ListState>
      </details>
    </div>
  )
}

function Parts({ config, level, id }: { config: Config; level: number; id: string }) {
  const t = useT()
  const locale = useLocale()
  const { hostData, hosts, primaryHost, space, release, themes, settings } = config
  return (
    <>
      <div className={styles.parts}>
        <Part title={t(texts.site)} level={level + 1}>
          <Facts
            entries={[
              [t(texts.name), hostData.siteName],
              [
                t(texts.hosts),
                hosts.map((host) => (
                  <span key={host} className={styles.host}>
                    <code>{host}</code>
                    {host === primaryHost && <Badge size="s">{t(texts.primary)}</Badge>}
                  </span>
                )),
              ],
              [t(texts.key), <code key="key">{hostData.key}</code>],
              [t(texts.space), <code key="space">{space.id}</code>],
              [t(texts.cluster), hostData.clusterId ? <code key="cluster">{hostData.clusterId}</code> : t(texts.none)],
              [t(texts.languages), space.locales.join(', ')],
              [t(texts.timeZone), space.timeZone],
              [t(texts.menus), space.menus.join(', ') || t(texts.none)],
            ]}
          />
        </Part>
        <Part title={t(texts.slots)} level={level + 1}>
          <Facts
            entries={Object.entries(hostData.theme).map(([slot, theme]) => [
              t(slotNames[slot as ThemeSlot] ?? slot),
              <code key={slot}>{theme}</code>,
            ])}
          />
          <p className={styles.caption}>{t(texts.chain)}</p>
          <ol className={styles.chain}>
            {themes.map((theme) => (
              <li key={theme.name}>
                <code>{theme.name}</code> {theme.title}{' '}
                <span className={styles.soft}>{t(texts.pages, { count: theme.pages })}</span>
              </li>
            ))}
          </ol>
        </Part>
        <Part title={t(texts.release)} level={level + 1}>
          <Facts
            entries={[
              [t(texts.number), String(release.no)],
              [
                t(texts.published),
                formatDateTime(release.publishedAt, locale, { style: 'long', timeZone: space.timeZone }),
              ],
              [t(texts.note), release.note || t(texts.none)],
              [
                t(texts.overrides),
                [...release.overriddenPages, ...release.overriddenSlots].join(', ') || t(texts.none),
              ],
            ]}
          />
        </Part>
        <Part title={t(texts.settings)} level={level + 1}>
          <Facts
            entries={[
              ...settings.map(({ name, value }): [ReactNode, ReactNode] => [<code key={name}>{name}</code>, value]),
              [t(texts.build), <code key="build">{config.build}</code>],
            ]}
          />
        </Part>
      </div>
      <Routes routes={config.routes} level={level + 1} id={id} />
    </>
  )
}

function Part({ title, level, children }: { title: string; level: number; children: ReactNode }) {
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
  return (
    <section className={classNames(styles.part, surface.surface)}>
      <Heading className={styles.partTitle}>{title}</Heading>
      {children}
    </section>
  )
}

function Facts({ entries }: { entries: [ReactNode, ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {entries.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
