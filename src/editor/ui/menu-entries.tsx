import { Menu, type MenuDropdownProps } from '@mantine/core'

/** What an opened menu holds. The first entry that can be chosen has the focus: the library would put a part without a role before them all, which a menu may not hold. */
export function MenuEntries(props: MenuDropdownProps) {
  return <Menu.Dropdown {...props} ref={markFirst} />
}

/** The library gives the focus to what says so; by itself it would take a disabled entry for one that has it. */
function markFirst(list: HTMLDivElement | null): void {
  list?.querySelector('[data-menu-item]:not(:disabled)')?.setAttribute('data-autofocus', '')
}
