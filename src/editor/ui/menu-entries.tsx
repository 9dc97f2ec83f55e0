import { Menu, type MenuDropdownProps } from '@mantine/core'

/**
 * Content of an open menu. Focuses the first enabled entry: the library's own placeholder element has no role, which a
 * menu must not contain.
 */
export function MenuEntries(props: MenuDropdownProps) {
  return <Menu.Dropdown {...props} ref={markFirst} />
}

/** The library focuses the element marked here; its own default would focus a disabled entry. */
function markFirst(list: HTMLDivElement | null): void {
  list?.querySelector('[data-menu-item]:not(:disabled)')?.setAttribute('data-autofocus', '')
}
