import { Popover, Portal } from '@mantine/core'
import { IconLayoutGridAdd } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useT } from '@kit/t'
import { commands } from '../commands/commands'
import { useBuilder } from '../state/builder'
import { ui } from '../state/ui-store'
import { PlaceAnchor } from '../ui/place-anchor'
import { filterByQuery } from '@kit/command-palette/filter-by-query'
import { SearchChoices } from '../ui/search-choices'
import { closeSlashMenu, useSlashRequest } from './slash-request'
import { headingParts, insertedParts, shapeParts, type TextPart } from './text-parts'
import { endWriting } from './writing'
import { useWriting } from '../canvas/writing-store'

const messages = {
  title: { en: 'Insert here', th: 'แทรกตรงนี้' },
  search: { en: 'Heading, list, picture…', th: 'หัวข้อ รายการ รูปภาพ…' },
  none: { en: 'No results.', th: 'ไม่พบรายการ' },
  block: { en: 'Another block below…', th: 'บล็อกอื่นด้านล่าง…' },
}

const parts: readonly TextPart[] = [...headingParts, ...shapeParts, ...insertedParts]

/**
 * Menu of what an empty paragraph can become, filtered by typing after the “/”. Escape inserts the “/”, Backspace
 * removes it.
 */
export function SlashMenu({ editor }: { editor: Editor }) {
  const t = useT()
  const builder = useBuilder()
  const at = useSlashRequest(({ request }) => (request?.editor === editor ? request.at : undefined))
  // In a settings field no block can be inserted.
  const isOnPage = useWriting((state) => state.editor === editor)
  const offered = [
    ...parts.filter(({ isOff }) => !isOff?.(editor)),
    ...(isOnPage
      ? [
          {
            id: 'block',
            label: messages.block,
            icon: IconLayoutGridAdd,
            also: 'add insert เพิ่ม แทรก',
            run: () => addBlock(editor, () => commands.find(({ id }) => id === 'insert')?.run({ builder, ui: ui() })),
          },
        ]
      : []),
  ]
  const find = (query: string) =>
    filterByQuery(offered, query, (part) => part).map(({ id, label, icon: IconOf }) => ({
      value: id,
      label,
      icon: <IconOf size={17} />,
    }))
  const choose = (value: string) => {
    goBack(editor)
    offered.find(({ id }) => id === value)?.run(editor)
  }
  return (
    // In a portal: the tools are transformed, which would offset elements positioned in the window.
    <Portal>
      <Popover
        opened={at !== undefined}
        onChange={closeSlashMenu}
        onDismiss={closeSlashMenu}
        closeOnEscape={false}
        hideDetached={false}
        position="bottom-start"
        shadow="md"
        width={260}
        trapFocus
      >
        <Popover.Target>
          <PlaceAnchor at={at} label={t(messages.title)} />
        </Popover.Target>
        <Popover.Dropdown p={0}>
          {at && (
            <SearchChoices
              title={messages.title}
              search={messages.search}
              none={messages.none}
              find={find}
              onChoose={choose}
              onKey={(event, query) => {
                const isBack = event.key === 'Backspace' && query === ''
                if (event.key !== 'Escape' && !isBack) return
                event.preventDefault()
                event.stopPropagation()
                goBack(editor)
                if (!isBack) editor.view.dispatch(editor.state.tr.insertText(`/${query}`))
              }}
            />
          )}
        </Popover.Dropdown>
      </Popover>
    </Portal>
  )
}

/** Returns the focus to the text synchronously, so that no key is lost. */
function goBack({ view }: Editor): void {
  closeSlashMenu()
  view.focus()
}

/** Continues with another block: the empty paragraph with the “/” would be left over. */
function addBlock(editor: Editor, ask: () => void): void {
  if (editor.state.doc.childCount > 1) editor.commands.deleteNode('paragraph')
  endWriting()
  ask()
}
