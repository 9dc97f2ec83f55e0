import { call as settingsCall } from '@client/content/calls/post/settings'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { ListState } from '@kit/ui/list-state'
import { SectionHeading } from '@kit/ui/section-heading'
import { AddressFamily } from './address-family'
import type { Props } from './schema'
import { texts } from './texts'
import { Trash } from './trash'
import styles from './view.module.css'
import { Writers } from './writers'

export function View({ blockId, eyebrow, title, intro, align, level, data }: Props) {
  const t = useT()
  const first = data?.settings
  const settings = useCall(settingsCall, {}, first?.ok ? { initialData: first.value } : {})
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.block}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(texts.title)}
        intro={intro}
        align={align}
        level={level as 1 | 2 | 3}
        id={`${blockId}-title`}
      />
      <ListState
        isLoading={settings.isLoading}
        error={settings.data ? undefined : settings.error?.message}
        onRetry={() => void settings.refetch()}
      >
        {() =>
          settings.data && (
            <>
              <AddressFamily addresses={settings.data.addresses} />
              <Writers writers={settings.data.writers} />
              <section aria-label={t(texts.feeds)}>
                <h2>{t(texts.feeds)}</h2>
                <p>{t(texts.feedsHint)}</p>
                <ul>
                  {settings.data.feeds.map((feed) => (
                    <li key={feed}>
                      <a href={feed}>{feed}</a>
                    </li>
                  ))}
                </ul>
              </section>
              <Trash count={settings.data.trash} />
            </>
          )
        }
      </ListState>
    </section>
  )
}
