import type { CallContract } from '@schemas/call'
import { randomId } from '../random-id'
import type { MenuAct } from '../ui/action-menu/action-menu'
import { promptDialog } from '../ui/overlay/dialogs'
import type { List, ListContext, ListView } from './list'
import type { ListSettings } from './list-settings'
import { MenuTool } from './menu-tool'
import { texts } from './texts'
import type { ListStateInUse } from './use-list-state'

type Props<R, C extends CallContract> = {
  list: List<R, C>
  state: ListStateInUse
  settings: ListSettings
  onChange: (change: Partial<ListSettings>) => void
  context: ListContext
}

const isSame = (a: ListView['values'], b: ListView['values']) => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => (a[name] ?? '') === (b[name] ?? ''))
}

/** The list's own views and those that the reader saved on this device. The one that the address shows is marked. */
export function ViewsMenu<R, C extends CallContract>({ list, state, settings, onChange, context }: Props<R, C>) {
  const { t } = context
  const own = list.views ?? []
  const all: ListView = { id: 'all', label: texts.allRows, values: {} }
  const isShown = ({ values }: ListView) => isSame(values, state.values)
  const current = [all, ...own, ...settings.views].find(isShown)
  const saved = settings.views.find(isShown)
  const show = ({ values, hidden }: ListView) => {
    state.apply(values)
    if (hidden) onChange({ columns: Object.fromEntries(list.columns.map(({ id }) => [id, !hidden.includes(id)])) })
  }
  const save = async () => {
    const name = await promptDialog(t(texts.viewName), {
      title: t(texts.saveView).replace('…', ''),
      validate: (value) => (value.trim() === '' ? t(texts.viewNameNeeded) : undefined),
    })
    if (name === null) return
    const hidden = list.columns.filter(({ id, isHidden }) => !(settings.columns[id] ?? !isHidden)).map(({ id }) => id)
    const view: ListView = { id: randomId(), label: name.trim().slice(0, 60), values: state.values, hidden }
    onChange({ views: [...settings.views.filter((each) => each.label !== view.label), view] })
  }
  const acts: MenuAct[] = [all, ...own, ...settings.views].map((view, at) => ({
    id: view.id,
    label: t(view.label),
    isChosen: view === current,
    begins: at > 0 && at === own.length + 1,
    act: () => show(view),
  }))
  acts.push({ id: 'save', label: t(texts.saveView), icon: 'plus', begins: true, act: () => void save() })
  if (saved)
    acts.push({
      id: 'delete',
      label: t(texts.deleteView, { name: t(saved.label) }),
      icon: 'trash',
      act: () => onChange({ views: settings.views.filter((view) => view !== saved) }),
    })
  return (
    <MenuTool label={t(texts.views)} icon="bookmark" acts={acts} {...(current ? { text: t(current.label) } : {})} />
  )
}
