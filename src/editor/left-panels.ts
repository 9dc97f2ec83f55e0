import { IconAlertTriangle, IconFiles, IconHistory, IconListTree, IconPlus, IconSearch } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { loadAllBlockKits } from '@registry/block-kits'
import type { LeftPanel } from './state/ui-store'
import { lazyPart } from './ui/lazy-part'

const Palette = lazyPart(async () => (await Promise.all([import('./palette/palette'), loadAllBlockKits()]))[0].Palette)
const Outline = lazyPart(async () => (await import('./outline/outline')).Outline)
const PagesPanel = lazyPart(async () => (await import('./pages/pages-panel')).PagesPanel)
const FindPanel = lazyPart(
  async () => (await Promise.all([import('./find/find-panel'), loadAllBlockKits()]))[0].FindPanel,
)
const NotesPanel = lazyPart(async () => (await import('./notes/notes-panel')).NotesPanel)
const ProblemsPanel = lazyPart(async () => (await import('./problems/problems-panel')).ProblemsPanel)
const HistoryPanel = lazyPart(async () => (await import('./history/history-panel')).HistoryPanel)

/** Panels of the left side, in the order of the rail; one without an icon is opened from elsewhere. */
export const leftPanels: readonly {
  id: LeftPanel
  label: { en: string; th: string }
  icon?: ComponentType<{ size?: number }>
  Panel: ComponentType
}[] = [
  { id: 'add', label: { en: 'Add', th: 'เพิ่ม' }, icon: IconPlus, Panel: Palette },
  { id: 'outline', label: { en: 'Outline', th: 'โครงสร้างหน้า' }, icon: IconListTree, Panel: Outline },
  { id: 'pages', label: { en: 'Pages', th: 'หน้าทั้งหมด' }, icon: IconFiles, Panel: PagesPanel },
  { id: 'find', label: { en: 'Find and replace', th: 'ค้นหาและแทนที่' }, icon: IconSearch, Panel: FindPanel },
  { id: 'problems', label: { en: 'Problems', th: 'ปัญหา' }, icon: IconAlertTriangle, Panel: ProblemsPanel },
  { id: 'history', label: { en: 'History', th: 'ประวัติ' }, icon: IconHistory, Panel: HistoryPanel },
  { id: 'notes', label: { en: 'Notes', th: 'โน้ต' }, Panel: NotesPanel },
]
