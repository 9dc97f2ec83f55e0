import { Autocomplete, type ComboboxLikeRenderOptionInput } from '@mantine/core'
import { IconAnchor, IconExternalLink, IconFile, IconMail, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { linkKind } from '@schemas/layout/link'
import { pathParams } from '@schemas/layout/path'
import { useDocumentStore } from '../../state/use-document'
import { addressesOf, useEditorContent } from '../editor-context'
import styles from './fields.module.css'

const words = {
  placeholder: { en: 'Page or address', th: 'หน้าหรือที่อยู่ลิงก์' },
  pages: { en: 'Pages', th: 'หน้าในเว็บ' },
  anchors: { en: 'On this page', th: 'ในหน้านี้' },
}

type Props = {
  input: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined; onBlur: (() => void) | undefined }
  value: string
  placeholder?: string | undefined
  hasError: boolean
  inputRef: ((element: HTMLElement | null) => void) | undefined
  onChange: (value: string) => void
}

/** An address, written or chosen among the site's pages and this page's anchors. */
export function AddressInput({ input, value, placeholder, hasError, inputRef, onChange }: Props) {
  const t = useT()
  const store = useDocumentStore()
  const { pages } = useEditorContent()
  const titles = new Map(pages.flatMap((page) => addressesOf([page]).map((address) => [address, t(page.title)])))
  const own = new Map(pages.map(({ path, paths }) => [path, Object.values(paths ?? {}).join(' · ')]))
  // Where a page has parameters, its address is one of many and has to be written.
  const paths = pages.filter(({ path }) => pathParams(path).length === 0).map(({ path }) => path)
  const anchors = anchorsOf(store.page.nodes.values())
  const renderOption = ({ option }: ComboboxLikeRenderOptionInput<{ value: string }>) => (
    <span className={styles.pageOption}>
      <span>{titles.get(option.value) ?? option.value}</span>
      <small>{[option.value, own.get(option.value)].filter(Boolean).join(' · ')}</small>
    </span>
  )
  return (
    <Autocomplete
      {...input}
      {...(inputRef ? { ref: inputRef } : {})}
      value={value}
      onChange={onChange}
      onBlur={() => {
        const tidied = tidyAddress(value)
        if (tidied !== value) onChange(tidied)
        input.onBlur?.()
      }}
      spellCheck={false}
      autoComplete="off"
      placeholder={placeholder ?? t(words.placeholder)}
      leftSection={iconOf(value)}
      data={[
        { group: t(words.pages), items: paths },
        ...(anchors.length > 0 ? [{ group: t(words.anchors), items: anchors }] : []),
      ]}
      filter={({ options, search }) => {
        const needle = search.trim().toLowerCase()
        // Once an address is chosen, the list shows where else one could go.
        const isChosen = titles.has(search) || anchors.includes(search)
        return options.flatMap((group) => {
          if (!('items' in group)) return []
          const items = group.items.filter((item) => isChosen || `${item.value} ${own.get(item.value) ?? ''} ${titles.get(item.value) ?? ''}`.toLowerCase().includes(needle))
          return items.length > 0 ? [{ ...group, items }] : []
        })
      }}
      limit={60}
      maxDropdownHeight={260}
      renderOption={renderOption}
      comboboxProps={{ width: 264, position: 'bottom-end' }}
      error={hasError}
    />
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

/** What a person means who writes `www.example.com`, `me@example.com` or a phone number. */
export function tidyAddress(written: string): string {
  const address = written.trim()
  if (/^[^\s/@:]+@[^\s/@:]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`
  if (/^\+?\d[\d\s-]{7,17}$/.test(address)) return `tel:${address.replace(/[\s-]/g, '')}`
  if (/^(?:www\.[^\s/]+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|io|co|th|app|dev|me|info))(?:[/?#]\S*)?$/i.test(address)) return `https://${address}`
  return address
}
