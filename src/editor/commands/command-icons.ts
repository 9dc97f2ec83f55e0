import { IconAlertTriangle, IconArrowBackUp, IconArrowDown, IconArrowForwardUp, IconArrowLeft, IconArrowsDiff, IconArrowsMove, IconArrowUp, IconBookmark, IconBoxPadding, IconBrush, IconCalendarClock, IconCalendarEvent, IconClipboard, IconCommand, IconCopy, IconCopyPlus, IconCornerLeftUp, IconCursorText, IconCut, IconDeviceDesktop, IconDeviceFloppy, IconDeviceLaptop, IconDeviceMobile, IconDeviceTablet, IconEye, IconFileExport, IconFileImport, IconFilePlus, IconFiles, IconHistory, IconKeyboard, IconLanguage, IconLayoutSidebarRight, IconListTree, IconLock, IconMap, IconMoon, IconPaint, IconPalette, IconPencil, IconPhoto, IconPlayerPlay, IconPlus, IconPointerPlus, IconRuler2, IconSelectAll, IconSend, IconSettings, IconShare, IconTransform, IconTrash, IconUnlink, IconUser, IconUsers, IconWorldDownload, IconZoomIn, IconZoomOut, IconZoomReset } from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** The signs of commands where they stand in lists, by their ids; such a list comes when it is opened. A command without one stands in no menu. */
export const commandIcons: Readonly<Record<string, ComponentType<{ size?: number | string }>>> = {
  undo: IconArrowBackUp, redo: IconArrowForwardUp, copy: IconCopy, cut: IconCut, paste: IconClipboard, duplicate: IconCopyPlus, 'copy-style': IconPaint, 'paste-style': IconBrush, delete: IconTrash,
  'move-up': IconArrowUp, 'move-down': IconArrowDown, move: IconArrowsMove, 'choose-several': IconPointerPlus, 'select-parent': IconCornerLeftUp, 'select-all': IconSelectAll, write: IconPencil, rename: IconCursorText, become: IconTransform, wrap: IconBoxPadding, lock: IconLock, hide: IconEye,
  try: IconPlayerPlay, 'save-section': IconBookmark, 'unlink-section': IconUnlink, share: IconShare, 'export-page': IconFileExport,
  'export-site': IconWorldDownload, import: IconFileImport, problems: IconAlertTriangle, keys: IconKeyboard, tour: IconMap, commands: IconCommand,
  'add-picture': IconPhoto, save: IconDeviceFloppy, 'publish-later': IconCalendarClock, 'roll-back': IconHistory, 'page-settings': IconSettings, 'part-settings': IconSettings, 'page-views': IconUsers, 'take-theme': IconPalette, 'see-on-date': IconCalendarEvent, inspector: IconLayoutSidebarRight, leave: IconArrowLeft, 'device-free': IconRuler2,
  insert: IconPlus, publish: IconSend, compare: IconArrowsDiff, 'new-page': IconFilePlus, 'open-add': IconPlus, 'open-outline': IconListTree, 'open-pages': IconFiles,
  'open-history': IconHistory, 'name-version': IconHistory, 'zoom-fit': IconZoomReset, 'zoom-whole': IconZoomReset, 'zoom-in': IconZoomIn, 'zoom-out': IconZoomOut, scheme: IconMoon, 'device-mobile': IconDeviceMobile,
  'device-tablet': IconDeviceTablet, 'device-laptop': IconDeviceLaptop, 'device-desktop': IconDeviceDesktop, 'locale-th': IconLanguage,
  'locale-en': IconLanguage, 'role-guest': IconUser, 'role-user': IconUser, 'role-manager': IconUser, 'role-admin': IconUser,
}
