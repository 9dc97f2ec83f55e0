import { Popover, Portal } from '@mantine/core'
import { IconLayoutGridAdd } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useT } from '@kit/t'
import { commands } from '../commands/commands'
import { useBuilder } from '../state/builder'
import { ui } from '../state/ui-store'
import { PlaceAnchor } from '../ui/place-anchor'
import { filterByQuery } from '../ui/filter-by-query'
import { SearchChoices } from '../ui/search-choices'
import { closeSlashMenu, useSlashRequest } from './slash-request'
import { headingParts, insertedParts, shapeParts, type TextPart } from './text-parts'
import { endWriting, useWriting } from './writing'

const messages = {
  title: { en: 'What to write here', th: 'สิ่งที่จะเขียนตรงนี้' },
  search: { en: 'Heading, list, picture…', th: 'หัวข้อ รายการ รูปภาพ…' },
  none: { en: 'Nothing of that name.', th: 'ไม่มีชื่อนี้' },
  block: { en: 'Another block below…', th: 'บล็อกอื่นด้านล่าง…' },
}

const parts: readonly TextPart[] = [...headingParts, ...shapeParts, ...insertedParts]

/** What an empty paragraph can become, searched by typing on after the “/”. Escape writes the “/”, the back key takes it back. */
export function SlashMenu({ editor }: { editor: Editor }) {
  const t = useT()
  const builder = useBuilder()
  const at = useSlashRequest(({ request }) => (request?.editor === editor ? request.at : undefined))
  // A field of the settings has no place for another block.
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
    // The tools move with what is written, and with them whatever is placed in the window.
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

/** To the text, at once: who types on loses no letter. */
function goBack({ view }: Editor): void {
  closeSlashMenu()
  view.focus()
}

/** Goes on with another block: the empty paragraph that it was asked in would be left over. */
function addBlock(editor: Editor, ask: () => void): void {
  if (editor.state.doc.childCount > 1) editor.commands.deleteNode('paragraph')
  endWriting()
  ask()
}
