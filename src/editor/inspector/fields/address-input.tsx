import { IconAnchor, IconExternalLink, IconFile, IconMail, IconPaperclip, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { itemOf } from '@schemas/layout/item-asset'
import { linkKind } from '@schemas/layout/link-target'
import { pathParams } from '@schemas/layout/path'
import { pickLinkedFile } from '../../media/pick-image'
import { useDocumentStore } from '../../state/use-document'
import { useControlFocus } from '../../ui/use-control-focus'
import { addressesOf, useEditorContent } from '../editor-context'
import styles from './fields.module.css'
import { ChosenFile } from './chosen-file'
import { SuggestInput } from './suggest-input'
import { tidyAddress } from './tidy-address'

const messages = {
  placeholder: { en: 'Page or address', th: 'หน้าหรือที่อยู่ลิงก์' },
  pages: { en: 'Pages', th: 'หน้าในเว็บไซต์' },
  anchors: { en: 'On this page', th: 'ในหน้านี้' },
  posts: { en: 'Posts', th: 'บทความ' },
  elsewhere: { en: 'Anchors on other pages', th: 'จุดในหน้าอื่น' },
  files: { en: 'Files', th: 'ไฟล์' },
  choose: { en: 'Choose a file…', th: 'เลือกไฟล์…' },
  library: { en: 'From the site’s library, or upload a new one', th: 'จากคลังสื่อของเว็บไซต์ หรืออัปโหลดใหม่' },
}

type Props = {
  input: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    onBlur: (() => void) | undefined
  }
  value: string
  placeholder?: string | undefined
  hasError: boolean
  inputRef: ((element: HTMLElement | null) => void) | undefined
  /** Also accepts files. */
  takesFiles?: boolean
  onChange: (value: string) => void
}

/**
 * An address: typed, or chosen among the site's pages and posts, the anchors of its pages and the files of its library.
 */
export function AddressInput({ input, value, placeholder, hasError, inputRef, takesFiles = false, onChange }: Props) {
  const t = useT()
  const store = useDocumentStore()
  const { pages, posts, anchors: places } = useEditorContent()
  const { control, takeFocus } = useControlFocus(inputRef)
  const titleOf = (place: string) => {
    const page = pages.find(({ path }) => path === place.slice(0, place.indexOf('#')))
    return page ? t(page.title) : place
  }
  const pick = async () => {
    const picked = await pickLinkedFile(itemOf(value) === undefined ? undefined : { asset: value })
    if (picked) onChange(picked.asset)
  }
  const suggest = () => {
    const needle = value.trim().toLowerCase()
    const anchors = anchorsOf(store.page.nodes.values())
    // Once an address is chosen, the list offers alternatives.
    const others = places.flatMap(({ path, anchors: names }) =>
      path === store.page.fields.path || pathParams(path).length > 0 ? [] : names.map((name) => `${path}#${name}`),
    )
    const isChosen =
      anchors.includes(value) ||
      others.includes(value) ||
      posts.some(({ path }) => path === value) ||
      pages.some((page) => addressesOf([page]).includes(value))
    // A page with parameters has many addresses, so its address must be typed.
    const found = pages.flatMap(({ path, paths, title }) => {
      const [own, name] = [Object.values(paths ?? {}).join(' · '), t(title)]
      if (pathParams(path).length > 0 || (!isChosen && !`${path} ${own} ${name}`.toLowerCase().includes(needle)))
        return []
      return [{ text: path, shown: <AddressOption name={name} addresses={[path, own].filter(Boolean).join(' · ')} /> }]
    })
    return [
      { name: t(messages.pages), items: found.slice(0, maxPages) },
      {
        name: t(messages.anchors),
        items: anchors
          .filter((anchor) => isChosen || anchor.toLowerCase().includes(needle))
          .map((anchor) => ({ text: anchor, shown: <AddressOption name={anchor} addresses={anchor} /> })),
      },
      {
        name: t(messages.posts),
        items: posts
          .filter(({ path, title }) => isChosen || `${path} ${title}`.toLowerCase().includes(needle))
          .slice(0, maxPages)
          .map(({ path, title }) => ({ text: path, shown: <AddressOption name={title} addresses={path} /> })),
      },
      {
        name: t(messages.elsewhere),
        items: others
          .filter((place) => isChosen || place.toLowerCase().includes(needle))
          .slice(0, maxPages)
          .map((place) => ({ text: place, shown: <AddressOption name={titleOf(place)} addresses={place} /> })),
      },
      {
        name: t(messages.files),
        items: takesFiles
          ? [
              {
                text: 'file',
                shown: <AddressOption name={t(messages.choose)} addresses={t(messages.library)} />,
                onTake: () => void pick(),
              },
            ]
          : [],
      },
    ]
  }
  if (takesFiles && itemOf(value) !== undefined)
    return (
      <ChosenFile
        input={input}
        inputRef={control}
        asset={value}
        icon={<IconPaperclip size={14} />}
        onPick={() => void pick()}
        onClear={() => (takeFocus(), onChange(''))}
      />
    )
  return (
    <SuggestInput
      input={{
        ...input,
        onBlur: () => {
          const tidied = tidyAddress(value)
          if (tidied !== value) onChange(tidied)
          input.onBlur?.()
        },
      }}
      inputRef={control}
      value={value}
      onChange={onChange}
      placeholder={placeholder ?? t(messages.placeholder)}
      icon={iconOf(value)}
      suggest={suggest}
      hasError={hasError}
    />
  )
}

/** Most pages suggested; typing finds the others. */
const maxPages = 60

function AddressOption({ name, addresses }: { name: string; addresses: string }): ReactNode {
  return (
    <span className={styles.pageOption}>
      <span>{name}</span>
      <small>{addresses}</small>
    </span>
  )
}

function anchorsOf(nodes: Iterable<{ fields: { anchor?: string | undefined } }>): string[] {
  const found = new Set<string>()
  for (const { fields } of nodes) if (fields.anchor) found.add(`#${fields.anchor}`)
  return [...found]
}

function iconOf(to: string): ReactNode {
  if (to.startsWith('#')) return <IconAnchor size={14} />
  const kind = linkKind(to)
  if (kind === 'external') return <IconExternalLink size={14} />
  if (kind === 'mail') return <IconMail size={14} />
  return kind === 'tel' ? <IconPhone size={14} /> : <IconFile size={14} />
}
