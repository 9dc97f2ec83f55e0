import { locales } from '@schemas/layout/locale'
import { roles } from '@schemas/layout/role'
import { sameOriginPath } from '@schemas/layout/same-origin-path'
import { deviceNames, roleNames } from '../state/view-names'
import { zoomBy } from '../canvas/zoom'
import { openVersionName } from '../history/name-request'
import type { Builder } from '../state/builder'
import { openInspector, openLeft, setUi } from '../state/ui-store'
import { openProblems } from '../problems/problems-request'
import { openPatterns } from '../patterns/patterns-request'
import { openUses } from '../palette/uses/uses-request'
import { openTour } from '../tour/tour-store'
import { openTransfer } from '../transfer/transfer-store'
import { useThemePage } from '../state/theme-page-store'
import { requestDate } from '../top-bar/date-request'
import type { Command } from '../state/command'
import { saveNow } from './save-now'

const devices = ['mobile', 'tablet', 'laptop', 'desktop', 'free'] as const

const isPage = ({ key }: Builder) => key.startsWith('page:')

/** Opens the settings of the page, or of the document edited in its place. */
function openPageSettings(): void {
  setUi({ mode: 'edit', selection: [], area: undefined })
  openInspector(true)
}
const languages = { th: { en: 'Thai', th: 'ภาษาไทย' }, en: { en: 'English', th: 'ภาษาอังกฤษ' } } as const

/** Commands that open panels, and that preview the page at another width, in another language or as another role. */
export const viewCommands: readonly Command[] = [
  {
    id: 'export-page',
    group: 'page',
    label: { en: 'Export this page as a file', th: 'ส่งออกหน้านี้เป็นไฟล์' },
    run: ({ builder }) => openTransfer({ kind: 'documents', keys: [builder.key] }),
  },
  {
    id: 'export-site',
    group: 'page',
    label: { en: 'Export the whole site', th: 'ส่งออกทั้งเว็บไซต์' },
    isEnabled: ({ builder }) => builder.boot.session.role === 'admin',
    run: () => openTransfer({ kind: 'site' }),
  },
  {
    id: 'import',
    group: 'page',
    label: { en: 'Import from a file', th: 'นำเข้าจากไฟล์' },
    run: () => openTransfer({ kind: 'import' }),
  },
  {
    id: 'problems',
    group: 'view',
    label: { en: 'Page problems', th: 'ปัญหาของหน้านี้' },
    run: () => openProblems(),
  },
  {
    id: 'site-problems',
    group: 'view',
    label: { en: 'Site problems and translations', th: 'ปัญหาและคำแปลของทั้งเว็บไซต์' },
    run: () => openProblems('site'),
  },
  { id: 'tour', group: 'view', label: { en: 'Take the tour', th: 'เริ่มต้นใช้งาน' }, run: openTour },
  { id: 'publish', group: 'page', label: { en: 'Publish…', th: 'เผยแพร่…' }, run: () => setUi({ dialog: 'publish' }) },
  {
    id: 'publish-later',
    group: 'page',
    label: { en: 'Schedule publishing…', th: 'ตั้งเวลาเผยแพร่…' },
    run: () => setUi({ dialog: 'publish-later' }),
  },
  {
    id: 'roll-back',
    group: 'page',
    label: { en: 'Roll back to an earlier release…', th: 'ย้อนกลับไปการเผยแพร่ก่อนหน้า…' },
    run: () => (setUi({ historyOf: 'site' }), openLeft('history')),
  },
  {
    id: 'save',
    group: 'page',
    label: { en: 'Save draft now', th: 'บันทึกฉบับร่างทันที' },
    keys: ['mod+s'],
    run: ({ builder }) => void saveNow(builder),
  },
  {
    id: 'take-theme',
    group: 'page',
    label: { en: 'See what’s new in the theme…', th: 'ดูการอัปเดตของธีม…' },
    isEnabled: ({ builder }) => builder.opened?.theme !== undefined && !useThemePage.getState().isTaken,
    run: () => useThemePage.setState({ isCompared: true }),
  },
  {
    id: 'page-settings',
    group: 'page',
    label: { en: 'Page settings', th: 'การตั้งค่าหน้า' },
    isEnabled: ({ builder }) => isPage(builder),
    run: openPageSettings,
  },
  {
    id: 'part-settings',
    group: 'page',
    label: { en: 'Settings for this item', th: 'การตั้งค่าของรายการนี้' },
    isEnabled: ({ builder }) => !isPage(builder),
    run: openPageSettings,
  },
  {
    id: 'page-views',
    group: 'page',
    label: { en: 'Views by role…', th: 'มุมมองของแต่ละบทบาท…' },
    isEnabled: ({ builder }) => isPage(builder),
    run: () => void import('../inspector/page/show-views').then(({ showRoleViews }) => showRoleViews()),
  },
  {
    id: 'compare',
    group: 'page',
    label: { en: 'Compare with published version', th: 'เทียบกับที่ผู้เยี่ยมชมเห็น' },
    run: () => setUi({ dialog: 'compare' }),
  },
  {
    id: 'block-uses',
    group: 'page',
    label: { en: 'Where blocks are used…', th: 'ดูว่าบล็อกใช้อยู่ที่ไหน…' },
    run: () => openUses(),
  },
  {
    id: 'patterns',
    group: 'insert',
    label: { en: 'Ready-made sections…', th: 'ส่วนสำเร็จรูป…' },
    run: () => openPatterns(),
  },
  {
    id: 'new-page',
    group: 'page',
    label: { en: 'New page…', th: 'สร้างหน้าใหม่…' },
    run: () => setUi({ dialog: 'new-page' }),
  },
  {
    id: 'redirects',
    group: 'page',
    label: { en: 'Redirects…', th: 'การเปลี่ยนเส้นทาง…' },
    run: () => setUi({ dialog: 'redirects' }),
  },
  {
    id: 'contact',
    group: 'page',
    label: { en: 'Contact details…', th: 'ข้อมูลติดต่อ…' },
    run: () => setUi({ dialog: 'contact' }),
  },
  { id: 'open-add', group: 'view', label: { en: 'Blocks', th: 'บล็อก' }, run: () => openLeft('add') },
  { id: 'open-outline', group: 'view', label: { en: 'Outline', th: 'โครงสร้างหน้า' }, run: () => openLeft('outline') },
  { id: 'open-pages', group: 'view', label: { en: 'All pages', th: 'หน้าทั้งหมด' }, run: () => openLeft('pages') },
  { id: 'open-history', group: 'view', label: { en: 'History', th: 'ประวัติ' }, run: () => openLeft('history') },
  { id: 'name-version', group: 'page', label: { en: 'Name this version…', th: 'ตั้งชื่อเวอร์ชันนี้…' }, run: openVersionName },
  ...devices.map((device): Command => {
    const name = deviceNames[device]
    return {
      id: `device-${device}`,
      group: 'view',
      label: { en: `View at width: ${name.en}`, th: `แสดงตามความกว้าง: ${name.th}` },
      isEnabled: ({ ui }) => ui.device !== device,
      run: () => setUi({ device }),
    }
  }),
  { id: 'see-on-date', group: 'view', label: { en: 'Preview on a date…', th: 'ดู ณ วันที่…' }, run: requestDate },
  {
    id: 'inspector',
    group: 'view',
    label: { en: 'Show or hide the settings panel', th: 'เปิดหรือปิดแผงการตั้งค่า' },
    run: ({ ui }) => openInspector(!ui.isInspectorOpen),
  },
  {
    id: 'leave',
    group: 'page',
    label: { en: 'Exit builder', th: 'ออกจากเครื่องมือสร้างหน้า' },
    run: ({ builder }) => location.assign(sameOriginPath(builder.payload.path) ?? '/'),
  },
  {
    id: 'zoom-fit',
    group: 'view',
    label: { en: 'Zoom to fit', th: 'ซูม: พอดี' },
    isEnabled: ({ ui }) => ui.zoom !== 'fit',
    run: () => setUi({ zoom: 'fit' }),
  },
  {
    id: 'zoom-whole',
    group: 'view',
    label: { en: 'Zoom: 100%', th: 'ซูม: 100%' },
    isEnabled: ({ ui }) => ui.zoom !== 1,
    run: () => setUi({ zoom: 1 }),
  },
  { id: 'zoom-in', group: 'view', label: { en: 'Zoom in', th: 'ซูมเข้า' }, run: () => zoomBy(1.25) },
  { id: 'zoom-out', group: 'view', label: { en: 'Zoom out', th: 'ซูมออก' }, run: () => zoomBy(0.8) },
  {
    id: 'scheme',
    group: 'view',
    label: { en: 'Switch light/dark mode', th: 'สลับโหมดสว่างหรือมืด' },
    run: ({ ui }) => setUi({ scheme: ui.scheme === 'dark' ? 'light' : 'dark' }),
  },
  ...locales.map((locale): Command => ({
    id: `locale-${locale}`,
    group: 'view',
    label: { en: `View in: ${languages[locale].en}`, th: `แสดงเป็น: ${languages[locale].th}` },
    isEnabled: ({ builder, ui }) => ui.locale !== locale && builder.boot.space.locales.includes(locale),
    run: () => setUi({ locale }),
  })),
  ...roles.map((role): Command => ({
    id: `role-${role}`,
    group: 'view',
    label: { en: `View as: ${roleNames[role].en}`, th: `ดูในฐานะ: ${roleNames[role].th}` },
    isEnabled: ({ ui }) => ui.role !== role,
    run: () => setUi({ role }),
  })),
]
