import { useMemo } from 'react'
import { hasRole, type Role } from '@schemas/layout/role'
import { workspaceGroups, type WorkspaceGroup, type WorkspaceLink } from '@schemas/workspace'
import { useBoot, usePage } from '../boot'
import { Icon } from '../icon'
import { navigateTo } from '../navigate'
import { setScheme } from '../scheme'
import { areaSearches } from './area-searches'
import { CommandPalette } from './command-palette'
import { filterByQuery } from './filter-by-query'
import type { PaletteGroup, PaletteItem, PaletteSource } from './palette-item'

const messages = {
  title: { en: 'Search and commands', th: 'ค้นหาและคำสั่ง' },
  search: { en: 'Search pages, people, files and commands', th: 'ค้นหาหน้า บุคคล ไฟล์ และคำสั่ง' },
  pages: { en: 'Pages of the site', th: 'หน้าของเว็บไซต์' },
  commands: { en: 'Commands', th: 'คำสั่ง' },
  edit: { en: 'Edit this page', th: 'แก้ไขหน้านี้' },
  light: { en: 'Use light mode', th: 'ใช้โหมดสว่าง' },
  dark: { en: 'Use dark mode', th: 'ใช้โหมดมืด' },
  language: { en: 'ใช้ภาษาไทย', th: 'Use English' },
}
const lockOf: Record<Role, { en: string; th: string }> = {
  guest: { en: 'Members only', th: 'เฉพาะสมาชิก' },
  user: { en: 'Members only', th: 'เฉพาะสมาชิก' },
  manager: { en: 'Managers and admins only', th: 'เฉพาะผู้จัดการและผู้ดูแลระบบ' },
  admin: { en: 'Admins only', th: 'เฉพาะผู้ดูแลระบบ' },
}
const maxPages = 8

/** Everything that a person at work may reach, by name. */
export function WorkspacePalette({ onClose }: { onClose: () => void }) {
  const { workspace = [], routes, session, site, locale, space } = useBoot()
  const page = usePage()
  const sources = useMemo<PaletteSource[]>(
    () =>
      areaSearches
        .filter(({ role, page: target }) => hasRole(session.role, role) && routes.some(({ path }) => path === target))
        .map(({ id, label, search }) => ({
          id,
          label,
          search: async (query, signal) =>
            (await search(query, { locale, signal })).map((hit) => ({
              value: `${id} ${hit.id}`,
              label: hit.label,
              icon: <Icon name={hit.icon} size="1.125rem" />,
              ...(hit.hint === undefined ? {} : { hint: hit.hint }),
              run: () => navigateTo(hit.to),
            })),
        })),
    [routes, session.role, locale],
  )
  const known = new Set(workspace.map(({ to }) => to))
  // Pages with parameters have no address of their own here.
  const pages = routes.filter(({ path, title }) => title && !path.includes('{') && !known.has(path))
  const commands: (PaletteItem & { also: string })[] = [
    ...(page && !page.error
      ? [item('edit', messages.edit, 'edit', 'builder change page แก้ไข', () => location.assign(`${page.path}?edit`))]
      : []),
    item('light', messages.light, 'sun', 'colour scheme bright theme โหมดสี', () => setScheme('light')),
    item('dark', messages.dark, 'moon', 'colour scheme night theme โหมดสี กลางคืน', () => setScheme('dark')),
    ...(page && space.locales.length > 1
      ? [
          item('language', messages.language, 'language', 'language thai english ภาษา ไทย อังกฤษ', () =>
            location.assign(`${page.path}?lang=${locale === 'th' ? 'en' : 'th'}`),
          ),
        ]
      : []),
  ]
  const groupsFor = (query: string): PaletteGroup[] => {
    const links = filterByQuery(workspace, query, ({ label, keywords, group }) => ({
      label,
      also: `${keywords} ${workspaceGroups[group].en} ${workspaceGroups[group].th}`,
    }))
    const isBlank = query.trim() === ''
    const entries = (Object.keys(workspaceGroups) as WorkspaceGroup[]).map((group) => ({
      id: group,
      label: workspaceGroups[group],
      items: links.filter((link) => link.group === group && !(isBlank && link.isSearchOnly)).map(entryItem),
    }))
    return [
      // With a query the best match is first, whatever its group.
      ...(isBlank ? entries : [{ id: 'entries', items: links.map(entryItem) }]),
      { id: 'commands', label: messages.commands, items: filterByQuery(commands, query, searchable) },
      {
        id: 'pages',
        label: messages.pages,
        items: isBlank
          ? []
          : filterByQuery(pages, query, ({ title = '', path }) => ({ label: title, also: path }))
              .slice(0, maxPages)
              .map(({ title = '', path }) => ({
                value: `page ${path}`,
                label: title,
                icon: <Icon name="file" size="1.125rem" />,
                hint: path,
                run: () => navigateTo(path),
              })),
      },
    ]
  }
  return (
    <CommandPalette
      label={messages.title}
      placeholder={messages.search}
      groupsFor={groupsFor}
      sources={sources}
      recentName={`workspace:${site.id}:${session.userID ?? ''}`}
      onClose={onClose}
    />
  )
}

const searchable = ({ label, also }: PaletteItem & { also: string }) => ({ label, also })

const item = (
  value: string,
  label: PaletteItem['label'],
  icon: Parameters<typeof Icon>[0]['name'],
  also: string,
  run: () => void,
) => ({ value: `command ${value}`, label, icon: <Icon name={icon} size="1.125rem" />, also, run })

function entryItem({ id, label, icon, to, role, isLocked }: WorkspaceLink): PaletteItem {
  return {
    value: id,
    label,
    icon: <Icon name={icon} size="1.125rem" />,
    ...(isLocked ? { lock: lockOf[role] } : {}),
    // Screens of the builder are documents of their own, unknown to the router.
    run: () => (to.includes('?') ? location.assign(to) : navigateTo(to)),
  }
}
