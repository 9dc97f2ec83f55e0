import type { ReactNode } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { useBoot, useSession } from '@kit/boot'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { useWaiting } from '@kit/workspace/use-waiting'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

const quickEntries = [
  'messages.inbox',
  'messages.email',
  'files.mine',
  'editor.pages',
  'account.members',
  'editor.theme',
]

/** The first page at work: what waits for the person, and where they go most. */
export function View({ title, level, data, blockId }: Props) {
  const t = useT()
  const { workspace = [] } = useBoot()
  const { firstname = '' } = useSession()
  const initialResult = data?.waiting
  const first = initialResult?.ok ? initialResult.value : undefined
  const read = useWaiting(first)
  const waiting = read.data ?? first
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  const Part = `h${level + 1}` as 'h2' | 'h3' | 'h4'
  const iconOf = (entry: string | undefined): IconName =>
    workspace.find(({ id }) => id === entry)?.icon ?? 'clipboard-list'
  const quick = quickEntries.flatMap((id) => workspace.find((link) => link.id === id && !link.isLocked) ?? [])
  return (
    <section className={styles.home} aria-labelledby={`${blockId}-title`}>
      <Heading id={`${blockId}-title`} className={styles.title}>
        {title ?? t(texts.hello, { name: firstname })}
      </Heading>
      <div className={styles.part}>
        <Part className={styles.heading}>{t(texts.waiting)}</Part>
        <ListState
          isLoading={!waiting && read.isPending && initialResult?.ok !== false}
          error={
            waiting
              ? undefined
              : (read.error?.message ?? (initialResult?.ok === false ? initialResult.error.message : undefined))
          }
          onRetry={() => void read.refetch()}
          rows={3}
        >
          {() =>
            waiting?.items.length ? (
              <ul className={styles.list}>
                {waiting.items.map(({ id, entry, label, detail, to }) => (
                  <li key={id}>
                    <Line to={to}>
                      <Icon name={iconOf(entry)} className={styles.icon ?? ''} />
                      <span className={styles.label}>{label}</span>
                      {detail && <span className={styles.detail}>{detail}</span>}
                      <Icon name="chevron-right" className={styles.icon ?? ''} />
                    </Line>
                  </li>
                ))}
              </ul>
            ) : (
              <EmptyState icon="circle-check" title={t(texts.none)}>
                {t(texts.noneHint)}
              </EmptyState>
            )
          }
        </ListState>
      </div>
      {quick.length > 0 && (
        <div className={styles.part}>
          <Part className={styles.heading}>{t(texts.quick)}</Part>
          <ul className={styles.quick}>
            {quick.map(({ id, icon, label, to }) => (
              <li key={id}>
                <Line to={to}>
                  <Icon name={icon} className={styles.icon ?? ''} />
                  <span className={styles.label}>{t(label)}</span>
                </Line>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** Screens of the builder are documents of their own, unknown to the router. */
function Line({ to, children }: { to: string; children: ReactNode }) {
  return to.includes('?edit') ? (
    <a href={to} className={styles.line}>
      {children}
    </a>
  ) : (
    <Link link={{ to }} className={styles.line}>
      {children}
    </Link>
  )
}
