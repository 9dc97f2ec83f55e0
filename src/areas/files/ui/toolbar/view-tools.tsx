import { fileKinds } from '@schemas/files/entities/file-item'
import { useT } from '@kit/t'
import type { SortKey } from '../files-client'
import { texts } from '../texts'
import type { Pane } from '../use-pane'
import { columnNames } from '../view-settings'
import { MenuButton, Tool } from './menu-button'
import styles from './toolbar.module.css'

const sorts: readonly SortKey[] = ['name', 'changed', 'size', 'kind']

/** View controls: kinds, sort order, grid or list, columns. */
export function ViewTools({ pane, isSmall }: { pane: Pane; isSmall: boolean }) {
  const t = useT()
  const { settings, change, kinds, setKinds, place } = pane
  const sortActs = () => [
    ...sorts.map((key) => ({
      id: key,
      label: t(texts.columns[key]),
      isChosen: settings.sort === key,
      act: () => change({ sort: key }),
    })),
    {
      id: 'up',
      label: t(texts.ascending),
      isChosen: settings.direction === 'up',
      begins: true,
      act: () => change({ direction: 'up' }),
    },
    {
      id: 'down',
      label: t(texts.descending),
      isChosen: settings.direction === 'down',
      act: () => change({ direction: 'down' }),
    },
  ]
  const columnActs = () =>
    columnNames.map((name) => ({
      id: name,
      label: t(texts.columns[name]),
      isChosen: settings.columns.includes(name),
      act: () =>
        change({
          columns: columnNames.filter((each) =>
            each === name ? !settings.columns.includes(name) : settings.columns.includes(each),
          ),
        }),
    }))
  const toggleKind = (kind: string) =>
    setKinds(kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind])
  const kindActs = () => [
    { id: 'all', label: t(texts.allKinds), isChosen: kinds.length === 0, act: () => setKinds([]) },
    ...(['folder', ...fileKinds] as const).map((kind, at) => ({
      id: kind,
      label: t(texts.kinds[kind]),
      isChosen: kinds.includes(kind),
      begins: at === 0,
      act: () => toggleKind(kind),
    })),
  ]
  const nextLayout = settings.look === 'grid' ? 'list' : 'grid'
  return (
    <>
      {!place.isTrash && (
        <MenuButton label={t(texts.filter)} icon="filter" acts={kindActs} isOn={kinds.length > 0} stays />
      )}
      {!place.isTrash && <MenuButton label={t(texts.sort)} icon="sort-ascending" acts={sortActs} />}
      {settings.look === 'list' && !isSmall && (
        <MenuButton label={t(texts.columnsMenu)} icon="columns" acts={columnActs} stays />
      )}
      {isSmall ? (
        <Tool
          label={t(texts[nextLayout])}
          icon={nextLayout === 'grid' ? 'layout-grid' : 'list'}
          onClick={() => change({ look: nextLayout })}
        />
      ) : (
        <span role="group" aria-label={t(texts.view)} className={styles.switch}>
          <Tool
            label={t(texts.list)}
            icon="list"
            isOn={settings.look === 'list'}
            onClick={() => change({ look: 'list' })}
          />
          <Tool
            label={t(texts.grid)}
            icon="layout-grid"
            isOn={settings.look === 'grid'}
            onClick={() => change({ look: 'grid' })}
          />
        </span>
      )}
    </>
  )
}
