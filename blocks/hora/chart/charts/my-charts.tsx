import { useState } from 'react'
import type { SavedChart } from '@schemas/hora/entities/saved-chart'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { ListState } from '@kit/ui/list-state'
import { Modal } from '@kit/ui/modal/modal'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { listCall } from '@areas/hora/ui/calls'
import { ChartRow } from './chart-row'
import styles from './charts.module.css'
import { chartsMessages as texts } from './messages'
import { useSearchText } from './use-search-text'

type Props = { onOpen: (chart: SavedChart) => void; onClose: () => void }
type Sort = keyof typeof texts.sorts

const pageSize = 30

/** A person's own charts: open, edit, trash, restore; search, tags, order. */
export function MyCharts({ onOpen, onClose }: Props) {
  const t = useT()
  const [typed, setTyped, q] = useSearchText()
  const [sort, setSort] = useState<Sort>('updated')
  const [tag, setTag] = useState<string>()
  const [isTrash, setTrash] = useState(false)
  const [pages, setPages] = useState(1)
  const query = useCall(
    listCall,
    {
      sort,
      trashed: isTrash ? 'true' : 'false',
      limit: String(Math.min(100, pageSize * pages)),
      ...(q ? { q } : {}),
      ...(tag ? { tag } : {}),
    },
    { staleTime: 0, placeholderData: (before) => before },
  )
  const items = query.data?.items ?? []
  const isFiltered = q !== '' || tag !== undefined
  return (
    <Modal place="side" size="m" title={t(texts.title)} onClose={onClose}>
      <div className={styles.drawer}>
        <div className={styles.kinds} role="group" aria-label={t(texts.title)}>
          {[false, true].map((trashed) => (
            <button
              key={String(trashed)}
              type="button"
              aria-pressed={isTrash === trashed}
              onClick={() => {
                setTrash(trashed)
                setPages(1)
              }}
            >
              {t(trashed ? texts.trash : texts.live)}
            </button>
          ))}
        </div>
        <div className={styles.filters}>
          <Field label={t(texts.search)} labelHidden>
            <TextInput
              type="search"
              icon="search"
              placeholder={t(texts.search)}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <Field label={t(texts.sort)} labelHidden>
            <Select
              value={sort}
              onChange={(event) => setSort(event.target.value as Sort)}
              options={Object.entries(texts.sorts).map(([value, label]) => ({ value, label: t(label) }))}
            />
          </Field>
        </div>
        {tag && (
          <div>
            <Button
              look="secondary"
              size="s"
              iconAfter="x"
              aria-label={t(texts.clearTag, { tag })}
              onClick={() => setTag(undefined)}
            >
              {t(texts.tag, { tag })}
            </Button>
          </div>
        )}
        <ListState
          isLoading={query.isPending}
          error={query.data ? undefined : query.error?.message}
          onRetry={() => void query.refetch()}
          isEmpty={items.length === 0}
          empty={
            <EmptyState
              icon={isTrash ? 'trash' : 'planet'}
              title={t(isFiltered ? texts.noMatch : isTrash ? texts.emptyTrash : texts.empty)}
            >
              {!isFiltered && !isTrash && t(texts.emptyHint)}
            </EmptyState>
          }
        >
          {() => (
            <>
              <p className={styles.total}>{t(texts.total, { count: query.data?.total ?? items.length })}</p>
              <ul role="list" className={styles.list}>
                {items.map((chart) => (
                  <ChartRow key={chart.id} chart={chart} onOpen={onOpen} onTag={setTag} />
                ))}
              </ul>
              {query.data?.next && pageSize * pages < 100 && (
                <Button look="secondary" full onClick={() => setPages(pages + 1)}>
                  {t(texts.more)}
                </Button>
              )}
            </>
          )}
        </ListState>
      </div>
    </Modal>
  )
}
