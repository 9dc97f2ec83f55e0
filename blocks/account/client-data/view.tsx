import { useEffect, useState } from 'react'
import { useBoot } from '@kit/boot'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { CopyButton } from '@kit/ui/copy-button'
import { ListState } from '@kit/ui/list-state'
import { PageCard } from '@kit/ui/page-card'
import { accountMessages } from '@kit/ui/site/account-messages'
import { type Fact, readFacts } from './read-facts'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/** Full details for support. */
const details = '/user/device_debug'

export function View({ title, intro, level, facts, look: variant, blockId }: Props) {
  const t = useT()
  const boot = useBoot()
  const [read, setRead] = useState<Fact[]>()
  useEffect(() => {
    const stop = new AbortController()
    void readFacts(boot, facts, stop.signal, setRead)
    return () => stop.abort()
  }, [boot, facts])
  const roles: Record<string, { en: string; th: string }> = accountMessages
  const display = ({ name, value }: Fact) =>
    typeof value === 'string' && name === 'role'
      ? t(roles[value] ?? value)
      : value === null
        ? t(texts.asked)
        : value === undefined
          ? t(texts.unknown)
          : value === true
            ? t(texts.yes)
            : value === false
              ? t(texts.no)
              : value
  return (
    <PageCard
      id={blockId}
      title={title ?? t(facts === 'device' ? texts.deviceTitle : texts.browserTitle)}
      intro={intro ?? t(facts === 'device' ? texts.deviceIntro : texts.browserIntro)}
      level={level as 1 | 2 | 3}
      look={variant}
    >
      <ListState isLoading={!read} rows={facts === 'device' ? 8 : 4}>
        {() => (
          <>
            <dl className={styles.facts}>
              {read?.map((fact) => (
                <div key={fact.name}>
                  <dt>{t(texts[fact.name])}</dt>
                  <dd data-unknown={fact.value === undefined || fact.value === null ? '' : undefined}>
                    {display(fact)}
                  </dd>
                </div>
              ))}
            </dl>
            <CopyButton
              className={styles.copy ?? ''}
              label={t(texts.copy)}
              text={(read ?? []).map((fact) => `${t(texts[fact.name])}: ${display(fact)}`).join('\n')}
            />
            {facts === 'browser' && boot.routes.some(({ path }) => path === details) && (
              <p className={styles.more}>
                <Link link={{ to: details }}>{t(texts.more)}</Link>
              </p>
            )}
          </>
        )}
      </ListState>
    </PageCard>
  )
}
