import { IconEye, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { useT } from '@kit/t'
import { type Role, roles, viewFor } from '@schemas/layout/role'
import { addView, removeView } from '../../document/operations/set-view'
import { useBuilder } from '../../state/builder'
import { useDocument } from '../../state/use-document'
import { setUi, useUi } from '../../state/ui-store'
import { roleNames } from '../../state/view-names'
import { Hint } from '../../ui/hint'
import { lazyPart } from '../../ui/lazy-part'
import { ToolButton } from '../../ui/tool-button'
import { useMenu } from '../../ui/use-menu'
import styles from './page.module.css'

const ViewMenu = lazyPart(async () => (await import('./view-menu')).ViewMenu)

const messages = {
  help: {
    en: 'A role without its own view sees the view of the next lower role.',
    th: 'บทบาทที่ไม่มีมุมมองของตัวเองจะเห็นมุมมองของบทบาทที่ต่ำกว่าถัดไป',
  },
  own: { en: 'own view', th: 'มุมมองของตัวเอง' },
  sees: { en: 'sees {role}’s', th: 'เห็นแบบเดียวกับ{role}' },
  nothing: { en: 'sees nothing', th: 'ไม่เห็นอะไร' },
  show: { en: 'See the page as {role}', th: 'ดูหน้าในฐานะ{role}' },
  add: { en: 'Add a view for {role}', th: 'เพิ่มมุมมองให้{role}' },
  copy: { en: 'Copy of {role}’s', th: 'ทำสำเนาจาก{role}' },
  empty: { en: 'Empty', th: 'เริ่มจากหน้าว่าง' },
  remove: { en: 'Remove {role}’s view', th: 'ลบมุมมองของ{role}' },
  added: { en: 'Add view', th: 'เพิ่มมุมมอง' },
  removed: { en: '{role}’s view removed.', th: 'ลบมุมมองของ{role}แล้ว' },
  removing: { en: 'Remove view', th: 'ลบมุมมอง' },
}

/** Which role sees which rows: views are added, copied and removed, and the view to edit is chosen. */
export function RoleViews(): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const views = useDocument((store) => store.page.views)
  const seenAs = useUi((state) => state.role)
  const withView = roles.filter((role) => views[role])
  const sourceOf = (role: Role): Role | undefined =>
    viewFor(Object.fromEntries(withView.map((each) => [each, each])) as Partial<Record<Role, Role>>, role)
  const add = (role: Role, from?: Role) => {
    if (builder.edit(messages.added, (edit) => addView(edit, role, from))) setUi({ role, selection: [] })
  }
  const remove = (role: Role) => {
    if (builder.edit(messages.removing, (edit) => removeView(edit, role)))
      builder.offerUndo(t(messages.removed, { role: t(roleNames[role]) }))
    setUi({ selection: [] })
  }

  return (
    <>
      <ul className={styles.views} data-role-views="">
        {roles.map((role) => {
          const name = t(roleNames[role])
          const source = sourceOf(role)
          return (
            <li key={role} className={styles.view} data-current={role === seenAs || undefined}>
              <button
                type="button"
                className={styles.viewName}
                aria-label={t(messages.show, { role: name })}
                aria-pressed={role === seenAs}
                onClick={() => setUi({ role, selection: [] })}
              >
                <IconEye size={14} aria-hidden />
                {name}
                <small>
                  {source === role
                    ? t(messages.own)
                    : source
                      ? t(messages.sees, { role: t(roleNames[source]) })
                      : t(messages.nothing)}
                </small>
              </button>
              {source === role ? (
                <Hint label={t(messages.remove, { role: name })}>
                  <ToolButton
                    size="s"
                    aria-label={t(messages.remove, { role: name })}
                    disabled={withView.length === 1}
                    onClick={() => remove(role)}
                  >
                    <IconTrash size={14} />
                  </ToolButton>
                </Hint>
              ) : (
                <AddView
                  label={t(messages.add, { role: name })}
                  sources={withView.map((from) => ({
                    role: from,
                    label: t(messages.copy, { role: t(roleNames[from]) }),
                  }))}
                  empty={t(messages.empty)}
                  onAdd={(from) => add(role, from)}
                />
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.hint}>{t(messages.help)}</p>
    </>
  )
}

/** The button that gives a role a view, with a choice of what to start from. */
function AddView({ label, ...menu }: Omit<ComponentProps<typeof ViewMenu>, 'at' | 'onClose'>): ReactNode {
  const { at, close, target } = useMenu('end')
  return (
    <>
      <ToolButton {...target} size="s" aria-label={label}>
        <IconPlus size={14} />
      </ToolButton>
      {at && <ViewMenu {...menu} at={at} label={label} onClose={close} />}
    </>
  )
}
