import { useT } from '@kit/t'
import type { ReferenceKind } from '@schemas/layout/field-mark'
import type { FlatNode } from '@schemas/layout/flat/flat'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { useDocumentStore } from '../../state/use-document'
import { useEditorContent } from '../editor-context'
import { PropertyRow } from '../panel/property-row'
import { type FieldProps, inputOf, rowOf } from './field-props'
import styles from './fields.module.css'
import { MenuLink } from './menu-link'
import { SuggestInput } from './suggest-input'

const messages: Record<Exclude<ReferenceKind, 'menu' | 'form'>, LocalisedText> = {
  post: { en: 'There is no published post with this name.', th: 'ไม่พบบทความที่เผยแพร่แล้วในชื่อนี้' },
  category: { en: 'No published post has this category.', th: 'ยังไม่มีบทความที่เผยแพร่แล้วในหมวดหมู่นี้' },
  tag: { en: 'No published post has this tag.', th: 'ยังไม่มีบทความที่เผยแพร่แล้วที่ใช้แท็กนี้' },
}

/** A reference by name to something on the site: chosen where the list is known, else typed. */
export function ReferenceField({ field, bind: binding, focusRef }: FieldProps<'reference'>) {
  const t = useT()
  const store = useDocumentStore()
  const { references } = useEditorContent()
  // A form on this page may have been added a moment ago.
  const here = field.to === 'form' ? formsOf(store.page.nodes.values()) : []
  const elsewhere = references[field.to] ?? []
  const known = [...here, ...elsewhere.filter(({ value: other }) => !here.some((own) => own.value === other))]
  const labels = new Map(known.map(({ value, label }) => [value, t(label)]))
  const value = typeof binding.value === 'string' ? binding.value : ''
  const start = typeof field.start === 'string' ? field.start : ''
  // The stored name uses address characters; the label of what it refers to is shown, or that it does not exist.
  const isMissing = value !== '' && elsewhere.length > 0 && !labels.has(value)
  const title = labels.get(value)
  const bind = {
    ...binding,
    help: [title !== value && title, binding.help].filter(Boolean).join(' · ') || undefined,
    warning: isMissing && field.to !== 'menu' && field.to !== 'form' ? t(messages[field.to]) : undefined,
  }
  const suggest = () => {
    const needle = value.trim().toLowerCase()
    const found = labels.has(value)
      ? known
      : known.filter((each) => `${each.value} ${labels.get(each.value) ?? ''}`.toLowerCase().includes(needle))
    const items = found.map((each) => ({
      text: each.value,
      shown: (
        <span className={styles.pageOption}>
          <span>{labels.get(each.value)}</span>
          {labels.get(each.value) !== each.value && <small>{each.value}</small>}
        </span>
      ),
    }))
    return [{ items }]
  }
  return (
    <PropertyRow {...rowOf(bind)} trailing={field.to === 'menu' && <MenuLink menu={value || start} />}>
      <SuggestInput
        key={bind.id}
        input={inputOf(bind)}
        inputRef={focusRef}
        suggest={suggest}
        value={value}
        placeholder={start || undefined}
        onChange={(next) => bind.onChange(next === '' && field.isOptional ? undefined : next, true)}
        hasError={Boolean(bind.error)}
      />
    </PropertyRow>
  )
}

/** The forms on this page, by the name under which their answers are stored. */
function formsOf(nodes: Iterable<FlatNode>): { value: string; label: string }[] {
  const names = new Set<string>()
  for (const node of nodes)
    if (node.kind === 'block' && typeof node.fields.props?.form === 'string' && node.fields.type === 'form/form')
      names.add(node.fields.props.form)
  return [...names].map((name) => ({ value: name, label: name }))
}
