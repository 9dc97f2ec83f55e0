import { useState } from 'react'
import type { StaffCategory } from '@schemas/commerce/entities/staff-product'
import { call as categoriesCall } from '@client/commerce/calls/shop/manage-categories'
import { call as moveCall } from '@client/commerce/calls/shop/manage-category-move'
import { call as removeCall } from '@client/commerce/calls/shop/manage-category-remove'
import { reportFailure } from '@areas/commerce/ui/report-failure'
import { callGateway } from '@kit/call-gateway'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { ListState } from '@kit/ui/list-state'
import { Modal } from '@kit/ui/modal/modal'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { useCall } from '@kit/use-call'
import { CategoryForm } from './category-form'
import { refreshProducts } from './product-acts'
import { texts } from './texts'
import styles from './view.module.css'

/** The shelves of the shop: their order, names and places. */
export function CategoriesDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { data, error, refetch } = useCall(categoriesCall, {})
  const [edited, setEdited] = useState<StaffCategory | 'new'>()
  /** A change is on its way, after which each has another version. */
  const [isBusy, setBusy] = useState(false)
  const items = data?.items ?? []
  const nameOf = ({ title }: StaffCategory) => t({ th: title.th ?? title.en ?? '', en: title.en ?? title.th ?? '' })
  const levelOf = (item: StaffCategory): number => {
    const parent = items.find(({ id }) => id === item.parent)
    return parent ? levelOf(parent) + 1 : 0
  }
  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await act()
      await refreshProducts()
    } catch (failure) {
      reportFailure(failure)
      // Someone else may have changed what is shown.
      await refetch()
    } finally {
      setBusy(false)
    }
  }
  const move = (item: StaffCategory, step: -1 | 1) => {
    const siblings = items.filter(({ parent }) => parent === item.parent)
    const at = siblings.indexOf(item)
    const before = step < 0 ? siblings[at - 1] : siblings[at + 2]
    void attempt(() =>
      callGateway(moveCall, { categoryId: item.id, version: item.version, before: before?.id ?? null }),
    )
  }
  const remove = async (item: StaffCategory) => {
    if (await confirmDialog(t(texts.removeAsk), { title: t(texts.removeCategory, { title: nameOf(item) }) }))
      await attempt(() => callGateway(removeCall, { categoryId: item.id, version: item.version }))
  }
  return (
    <Modal
      title={t(texts.manageCategories)}
      onClose={onClose}
      foot={
        edited === undefined && (
          <Button icon="plus" onClick={() => setEdited('new')}>
            {t(texts.newCategory)}
          </Button>
        )
      }
    >
      {edited === undefined ? (
        <ListState isLoading={!data && !error} error={error?.message} onRetry={() => void refetch()}>
          {() => (
            <ul role="list" className={styles.tree}>
              {items.map((item) => {
                const title = nameOf(item)
                const siblings = items.filter(({ parent }) => parent === item.parent)
                return (
                  <li key={item.id} style={{ paddingInlineStart: `${levelOf(item) * 1.25}rem` }}>
                    <button type="button" className={styles.treeName} onClick={() => setEdited(item)}>
                      {title} <span className={styles.soft}>{t(texts.products, { count: item.products })}</span>
                    </button>
                    <IconButton
                      icon="chevron-up"
                      label={t(texts.up, { title })}
                      isOff={isBusy || siblings[0] === item}
                      onPress={() => move(item, -1)}
                    />
                    <IconButton
                      icon="chevron-down"
                      label={t(texts.down, { title })}
                      isOff={isBusy || siblings.at(-1) === item}
                      onPress={() => move(item, 1)}
                    />
                    <IconButton
                      icon="x"
                      label={t(texts.removeCategory, { title })}
                      isOff={isBusy || items.some(({ parent }) => parent === item.id)}
                      onPress={() => void remove(item)}
                    />
                  </li>
                )
              })}
            </ul>
          )}
        </ListState>
      ) : (
        <CategoryForm
          category={edited === 'new' ? undefined : edited}
          all={items}
          nameOf={nameOf}
          onDone={() => setEdited(undefined)}
        />
      )}
    </Modal>
  )
}

type IconButtonProps = { icon: 'chevron-up' | 'chevron-down' | 'x'; label: string; isOff: boolean; onPress: () => void }

function IconButton({ icon, label, isOff, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
