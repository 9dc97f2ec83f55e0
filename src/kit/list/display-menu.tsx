import type { CallContract } from '@schemas/call'
import type { MenuAct } from '../ui/action-menu/action-menu'
import { showToast } from '../ui/overlay/toasts'
import type { List, ListContext } from './list'
import { maxFileRows, saveListFile } from './list-file'
import type { ListSettings } from './list-settings'
import { MenuTool } from './menu-tool'
import { texts } from './texts'

type Props<R, C extends CallContract> = {
  list: List<R, C>
  settings: ListSettings
  onChange: (change: Partial<ListSettings>) => void
  context: ListContext
  /** The call's input, for the file. */
  request: object
}

/** Columns, density and keys of a list, remembered on this device, and its file. */
export function DisplayMenu<R, C extends CallContract>({ list, settings, onChange, context, request }: Props<R, C>) {
  const { t } = context
  const isShown = ({ id, isHidden }: (typeof list.columns)[number]) => settings.columns[id] ?? !isHidden
  const saveFile = async (as: 'csv' | 'xlsx') => {
    try {
      showToast(t(texts.filing))
      const isCut = await saveListFile(list, { request, columns: list.columns.filter(isShown), context, as })
      if (isCut) showToast(t(texts.fileCut, { count: maxFileRows }))
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })
    }
  }
  const acts: MenuAct[] = list.columns
    .filter(({ card }) => card !== 'title')
    .map((column) => ({
      id: column.id,
      label: t(column.label),
      isChosen: isShown(column),
      act: () => onChange({ columns: { ...settings.columns, [column.id]: !isShown(column) } }),
    }))
  acts.push(
    {
      id: 'density',
      label: t(texts.compact),
      isChosen: settings.density === 'compact',
      begins: true,
      act: () => onChange({ density: settings.density === 'compact' ? 'comfortable' : 'compact' }),
    },
    {
      id: 'keys',
      label: t(texts.keys),
      keys: '/ j k x',
      isChosen: settings.hasKeys,
      act: () => onChange({ hasKeys: !settings.hasKeys }),
    },
  )
  if (Object.keys(settings.widths).length > 0)
    acts.push({ id: 'widths', label: t(texts.resetWidths), icon: 'columns', act: () => onChange({ widths: {} }) })
  if (list.file !== undefined)
    acts.push(
      { id: 'sheet', label: t(texts.sheet), icon: 'file-spreadsheet', begins: true, act: () => void saveFile('xlsx') },
      { id: 'file', label: t(texts.file), icon: 'file-text', act: () => void saveFile('csv') },
    )
  return <MenuTool label={t(texts.display)} icon="adjustments" acts={acts} stays />
}
